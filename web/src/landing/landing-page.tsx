// The public landing page, rendered to static HTML per language, for the time before accounts can be created and after. The
// server chooses one, and fills in the product's name and addresses.
import { IconArrowRight, IconWorld } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { asChoice, languageNames } from '../platform/words/language.ts';
import { tokens } from '../platform/words/page-tokens.ts';
import { BrandMark } from '../ui/app-shell/brand-mark.tsx';
import { PageHead } from '../ui/reading/page-head.tsx';
import { Faq } from './faq.tsx';
import { Marked } from './marked.tsx';
import type { PageProps, Picture } from './page-props.ts';
import { Sides } from './sides.tsx';
import { Steps } from './steps.tsx';
import { StructuredData } from './structured-data.tsx';
import { Why } from './why.tsx';

const languages = Object.entries(languageNames);
const contact = `mailto:${tokens.contactEmail}`;

export function LandingPage(props: PageProps) {
  const { t, language, assets } = props;
  return (
    <html lang={language}>
      <PageHead
        language={language}
        title={t('page_title', { appName: tokens.appName })}
        name={t('page_title', { appName: tokens.appName })}
        description={t('description')}
        assets={assets}
        addresses={{ inLanguage: (one) => `/${one}`, inAny: '/' }}
        pictureAlt={t('hero.picture')}
      >
        <StructuredData {...props} />
      </PageHead>
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

function Hero({ t, language, signUpOpen }: PageProps) {
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
          {signUpOpen && (
            <a className="button signUp" href={`/${language}/sign-up`}>
              {t('sign_up')}
            </a>
          )}
          <a className="button outline" href={`/${language}/sign-in`}>
            {t('sign_in')}
          </a>
        </div>
      </div>
      <div className="inner hero">
        <h1>{t('hero.title')}</h1>
        <div>
          <p className="notice">{signUpOpen ? t('hero.open') : <StartsSoon t={t} />}</p>
          <Ways t={t} language={language} signUpOpen={signUpOpen} />
        </div>
      </div>
    </header>
  );
}

const StartsSoon = ({ t }: { t: TFunction }) => (
  <Marked
    text={t('hero.notice', { email: tokens.contactEmail })}
    marks={{ 1: (text) => <a href={contact}>{text}</a> }}
  />
);

type WaysProps = Pick<PageProps, 't' | 'language' | 'signUpOpen'>;

/** The first step: an account, or until accounts can be created a request for contact. */
const Ways = ({ t, language, signUpOpen }: WaysProps) => (
  <div className="ways">
    {signUpOpen && (
      <a className="button light" href={`/${language}/sign-up`}>
        {t('sign_up')} <IconArrowRight size={18} stroke={1.9} aria-hidden />
      </a>
    )}
    <a className={signUpOpen ? 'button outline' : 'button light'} href={contact}>
      {t('hero.contact')}
    </a>
  </div>
);

/** As in landing-phone.css. */
const phone = '(max-width: 63.99em)';
const dark = '(prefers-color-scheme: dark)';

/** Real screenshots; without them the band is left out. */
function Pictures({ t, assets: { pictures } }: PageProps) {
  if (!pictures.wide) return null;
  return (
    <div className="straddle">
      <div className="inner">
        {/* A phone loads its own picture alone, and each scheme its own. */}
        <picture>
          {pictures.phone && <PhoneSources {...pictures.phone} />}
          <source media={dark} srcSet={pictures.wide.dark} width={1440} height={900} />
          <img
            className={pictures.phone ? 'picture twoPictures' : 'picture'}
            src={pictures.wide.light}
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

const PhoneSources = (picture: Picture) => (
  <>
    <source media={`${phone} and ${dark}`} srcSet={picture.dark} width={390} height={844} />
    <source media={phone} srcSet={picture.light} width={390} height={844} />
  </>
);

function Closing({ t, language, signUpOpen }: PageProps) {
  return (
    <footer className="band">
      <div className="inner closing">
        <h2>{t(signUpOpen ? 'closing.open' : 'closing.title')}</h2>
        <Ways t={t} language={language} signUpOpen={signUpOpen} />
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
