// The props of a landing page.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { TFunction } from 'i18next';

export interface Assets {
  css: string;
  font: string;
  /** The product pictures that exist for this language. */
  pictures: { wide?: string; phone?: string; seller?: string; buyer?: string };
}

export interface PageProps {
  t: TFunction;
  language: Language;
  assets: Assets;
}
