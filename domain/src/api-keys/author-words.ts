// Who did something, in words: a company's API key is named instead of the person who made it.

type Translate = (key: 'common:api_key.named', values: { name: string }) => string;

/** @param apiKey the name of the key with which it was done, if one was */
export const authorWords = (person: string, apiKey: string | null | undefined, t: Translate): string =>
  apiKey == null ? person : t('common:api_key.named', { name: apiKey });
