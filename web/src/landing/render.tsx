// Renders the landing page of a language; called by the build, never in the browser.
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../platform/language.ts';
import { LandingPage } from './landing-page.tsx';
import type { Assets } from './page-props.ts';

export async function renderLanding(
  language: Language,
  texts: Record<string, unknown>,
  assets: Assets,
): Promise<string> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'landing',
    resources: { [language]: { landing: texts } },
    interpolation: { escapeValue: false },
  });
  const page = <LandingPage t={i18n.t} language={language} assets={assets} />;
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
