// What a landing page is given, and the words that the server fills in.
import type { Language } from 'domain/shared/enumerations';
import type { TFunction } from 'i18next';

/** The server replaces these when it serves the page. */
export const tokens = { appName: '%APP_NAME%', email: '%CONTACT_EMAIL%', signUp: '%SIGN_UP%' } as const;

export interface Assets {
  css: string;
  font: string;
  /** The pictures of the product that exist for this language. */
  pictures: { wide?: string; phone?: string; seller?: string; buyer?: string };
}

export interface PageProps {
  t: TFunction;
  language: Language;
  assets: Assets;
}
