// Renders the landing page in one language; called by the build, never in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../platform/words/language.ts';
import { asDocument } from '../ui/reading/reading-page.tsx';
import { landingTexts } from '../ui/reading/static-texts.ts';
import { LandingPage } from './landing-page.tsx';
import type { Assets } from './page-props.ts';

export async function renderLanding(
  language: Language,
  texts: Record<string, unknown>,
  assets: Assets,
): Promise<string> {
  const t = await landingTexts(language, texts);
  return asDocument(renderToStaticMarkup(<LandingPage t={t} language={language} assets={assets} />));
}
