// The texts of pages rendered at build time: the namespace `landing`, which the apps do not load.
import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../platform/words/language.ts';

export async function landingTexts(language: Language, texts: Record<string, unknown>): Promise<TFunction> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'landing',
    resources: { [language]: { landing: texts } },
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}
