// The public landing page, rendered to static HTML once per language. The server fills in the product's name, the contact
// address, and whether sign-up is open.
import { IconArrowRight, IconWorld } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { asChoice, languageNames } from '../platform/words/language.ts';
import { tokens } from '../platform/words/page-tokens.ts';
import { BrandMark } from '../ui/app-shell/brand-mark.tsx';
import { Faq } from './faq.tsx';
import { Marked } from './marked.tsx';
import type { PageProps } from './page-props.ts';
import { Sides } from './sides.tsx';
import { Steps } from './steps.tsx';
import { Why } from './why.tsx';

const languages = Object.entries(languageNames);
const contact = `mailto:${tokens.contactEmail}`;

export function LandingPage(props: PageProps) {
  const { t, language, assets } = props;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('page_title', { appName: tokens.appName })}</title>
        <meta name="description" content={t('description')} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.css} />
        {languages.map(([one]) => (
          <link key={one} rel="alternate" hrefLang={one} href={`/${one}`} />
        ))}
      </head>
      <body>
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <Hero {...props} />
        <main id="content">
          <Pictures {...props} />
          <Why t={t} />
          <Steps t={t} />
          <Sides t={t} pictures={assets.pictures} />
          <Faq t={t} email={tokens.contactEmail} />
        </main>
        <Closing {...props} />
      </body>
    </html>
  );
}

function Hero({ t, language }: PageProps) {
  return (
    <header className="band">
      <div className="inner bar">
        <a className="brand" href={`/${language}`} aria-label={tokens.appName}>
          <BrandMark /> <span className="name">{tokens.appName}</span>
        </a>
        <nav aria-label={t('nav.label')}>
          <a href="#how">{t('nav.how')}</a>
          <a href="#sides">{t('nav.sides')}</a>
          <a href="#questions">{t('nav.questions')}</a>
        </nav>
        <div className="right">
          <details className="languages">
            <summary aria-label={t('nav.language')}>
              <IconWorld size={18} stroke={1.7} aria-hidden />
              <span className="name">{languageNames[language]}</span>
            </summary>
            <ul>
              {languages.map(([one, name]) => (
                <li key={one}>
                  <a href={asChoice(`/${one}`)} lang={one} hrefLang={one}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
          <a className="button" data-sign-up={tokens.signUp} href={`/${language}/sign-up`}>
            {t('sign_up')}
          </a>
          <a className="button outline" href={`/${language}/sign-in`}>
            {t('sign_in')}
          </a>
        </div>
      </div>
      <div className="inner hero">
        <h1>{t('hero.title')}</h1>
        <div>
          <p className="notice">
            <Marked
              text={t('hero.notice', { email: tokens.contactEmail })}
              marks={{ 1: (text) => <a href={contact}>{text}</a> }}
            />
          </p>
          <p className="notice" data-sign-up={tokens.signUp}>
            {t('hero.open')}
          </p>
          <Ways t={t} language={language} />
        </div>
      </div>
    </header>
  );
}

interface WaysProps {
  t: TFunction;
  language: string;
}

/** While accounts can be created: how, and whom to ask. */
const Ways = ({ t, language }: WaysProps) => (
  <div className="ways">
    <a className="button light" data-sign-up={tokens.signUp} href={`/${language}/sign-up`}>
      {t('sign_up')} <IconArrowRight size={18} stroke={1.9} aria-hidden />
    </a>
    <a className="button outline" href={contact}>
      {t('hero.contact')}
    </a>
  </div>
);

/** Real screenshots; without them the band is left out. */
/** As in landing-phone.css. */
const phone = '(max-width: 63.99em)';

function Pictures({ t, assets: { pictures } }: PageProps) {
  if (!pictures.wide) return null;
  return (
    <div className="straddle">
      <div className="inner">
        {/* A phone loads its own picture alone. */}
        <picture>
          {pictures.phone && <source media={phone} srcSet={pictures.phone} width={390} height={844} />}
          <img
            className={pictures.phone ? 'picture twoPictures' : 'picture'}
            src={pictures.wide}
            alt={t('hero.picture')}
            width={1440}
            height={900}
            fetchPriority="high"
          />
        </picture>
      </div>
    </div>
  );
}

function Closing({ t, language }: PageProps) {
  return (
    <footer className="band">
      <div className="inner closing">
        <h2>{t('closing.title')}</h2>
        <Ways t={t} language={language} />
      </div>
      <div className="foot">
        <div className="inner">
          <a className="brand" href={`/${language}`}>
            <BrandMark /> {tokens.appName}
          </a>
          <nav className="legal" aria-label={t('footer.label')}>
            <a href={`/${language}/privacy`}>{t('footer.privacy')}</a>
            <a href={`/${language}/terms`}>{t('footer.terms')}</a>
            <a href={`/${language}/cookies`}>{t('footer.cookies')}</a>
            <a href={`/${language}/accessibility`}>{t('footer.accessibility')}</a>
          </nav>
          <nav className="langs" aria-label={t('nav.language')}>
            {languages.map(([one, name]) => (
              <a
                key={one}
                href={asChoice(`/${one}`)}
                lang={one}
                hrefLang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
