// The props of a landing page.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { TFunction } from 'i18next';

export interface Assets {
  css: string;
  font: string;
  /** The product pictures that exist for this language, each in light and dark. */
  pictures: { wide?: Picture; phone?: Picture; seller?: Picture; buyer?: Picture };
}

export interface Picture {
  light: string;
  dark: string;
}

export interface PageProps {
  t: TFunction;
  language: Language;
  assets: Assets;
  /** Accounts can be created. */
  signUpOpen: boolean;
}
