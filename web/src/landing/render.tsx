// Renders the landing page in one language; called by the build, never in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { asDocument } from '../ui/reading/reading-page.tsx';
import { landingTexts } from '../ui/reading/static-texts.ts';
import { LandingPage } from './landing-page.tsx';
import type { PageProps } from './page-props.ts';

export interface LandingSource extends Omit<PageProps, 't'> {
  /** The namespace `landing`. */
  texts: Record<string, unknown>;
}

export async function renderLanding({ texts, ...props }: LandingSource): Promise<string> {
  const t = await landingTexts(props.language, texts);
  return asDocument(renderToStaticMarkup(<LandingPage t={t} {...props} />));
}
