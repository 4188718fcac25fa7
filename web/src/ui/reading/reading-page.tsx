// The frame of the read-only pages: head, skip link, bar. Rendered to static HTML at build time.
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { asChoice, type Language, languageNames } from '../../platform/words/language.ts';
import { tokens } from '../../platform/words/page-tokens.ts';
import { BrandMark } from '../app-shell/brand-mark.tsx';
import { PageHead } from './page-head.tsx';

/** The addresses of the files that the build made for the page. */
export interface ReadingAssets {
  css: string;
  font: string;
  script?: string | undefined;
}

export interface ReadingPageProps {
  t: TFunction;
  language: Language;
  assets: ReadingAssets;
  title: string;
  description: string;
  homeTo: string;
  /** Beside the name of the product. */
  tag?: string;
  /** The same page in another language. */
  inLanguage: (language: Language) => string;
  /** Its address without a language, which leads to the reader's own; without one the page is not listed. */
  inAny?: string | undefined;
  /** In the bar, before and after the languages. */
  search?: ReactNode;
  wayBack: ReactNode;
  children: ReactNode;
}

const languages = Object.entries(languageNames) as [Language, string][];

export function ReadingPage(props: ReadingPageProps) {
  const { t, language, assets, title, description, homeTo, tag, inLanguage, inAny, search, wayBack, children } = props;
  return (
    <html lang={language}>
      <PageHead
        language={language}
        title={`${title} · ${tokens.appName}`}
        name={title}
        description={description}
        assets={assets}
        addresses={inAny === undefined ? undefined : { inLanguage, inAny }}
        pictureAlt={t('hero.picture')}
      >
        <script src="/color-scheme.js" />
        {assets.script && <script type="module" src={assets.script} />}
      </PageHead>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <header className="bar">
          <a className="brand" href={homeTo}>
            <BrandMark />
            <span>{tokens.appName}</span>
            {tag && <span className="tag">{tag}</span>}
          </a>
          <div className="tools">
            {search}
            <Languages label={t('nav.language')} current={language} inLanguage={inLanguage} />
            {wayBack}
          </div>
        </header>
        {children}
        <p className="printed">
          {t('reading.printed', { date: tokens.today })} · {`${tokens.publicUrl}${inLanguage(language)}`}
        </p>
      </body>
    </html>
  );
}

interface LanguagesProps {
  label: string;
  current: Language;
  inLanguage: (language: Language) => string;
}

function Languages({ label, current, inLanguage }: LanguagesProps) {
  return (
    <details className="languages">
      <summary className="button" aria-label={`${label}: ${languageNames[current]}`}>
        <IconWorld size={18} stroke={1.7} aria-hidden />
        <span className="name">{languageNames[current]}</span>
        <IconChevronDown size={16} stroke={1.9} aria-hidden />
      </summary>
      <ul>
        {languages.map(([one, name]) => (
          <li key={one}>
            <a
              href={asChoice(inLanguage(one))}
              lang={one}
              hrefLang={one}
              aria-current={one === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** React does not render the doctype. */
export const asDocument = (markup: string): string => `<!doctype html>\n${markup}\n`;
