// The head of a page rendered at build time: what the browser loads, and what search engines and social networks read.
import type { ReactNode } from 'react';
import { type Language, languageNames } from '../../platform/words/language.ts';
import { tokens } from '../../platform/words/page-tokens.ts';

export interface PageHeadProps {
  language: Language;
  /** Of the window; shared links show `name` instead. */
  title: string;
  name: string;
  description: string;
  assets: { css: string; font: string };
  /** The page's address in a language, and the one that leads each reader to their own. Without them it is not listed. */
  addresses?: { inLanguage: (language: Language) => string; inAny: string } | undefined;
  /** What the picture for shared links shows. */
  pictureAlt: string;
  children?: ReactNode;
}

const languages = Object.keys(languageNames) as Language[];
const regions: Record<Language, string> = { pt: 'pt_PT', en: 'en_GB', es: 'es_ES' };
const absolute = (path: string) => `${tokens.publicUrl}${path}`;

export function PageHead({ language, title, description, assets, addresses, children, ...shared }: PageHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={assets.css} />
      {children}
      {addresses ? (
        <>
          <link rel="canonical" href={absolute(addresses.inLanguage(language))} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={absolute(addresses.inLanguage(one))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(addresses.inAny)} />
          <SharedLink
            {...shared}
            language={language}
            description={description}
            address={addresses.inLanguage(language)}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  );
}

interface SharedLinkProps extends Pick<PageHeadProps, 'language' | 'name' | 'description' | 'pictureAlt'> {
  address: string;
}

/** Open Graph. Its picture is a JPEG, because not every network shows WebP. */
function SharedLink({ language, name, description, pictureAlt, address }: SharedLinkProps) {
  const facts: Record<string, string> = {
    type: 'website',
    site_name: tokens.appName,
    title: name,
    description,
    url: absolute(address),
    locale: regions[language],
    image: absolute(`/pictures/social-${language}.jpg`),
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': pictureAlt,
  };
  return (
    <>
      {Object.entries(facts).map(([fact, content]) => (
        <meta key={fact} property={`og:${fact}`} content={content} />
      ))}
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={regions[one]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
