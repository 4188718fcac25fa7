// The version of a legal text is the day that the text names in every language.
import { readFileSync } from 'node:fs';
import { languages } from '@wattpact/domain/terms/enumerations';
import { legalTexts, legalVersions } from '@wattpact/domain/users/legal-texts';
import { expect, test } from 'vitest';

test.each(languages.flatMap((language) => legalTexts.map((name) => [language, name] as const)))(
  '[AUTH-67] %s: %s names the day of its version',
  (language, name) => {
    const text = readFileSync(new URL(`./legal/${language}/${name}.md`, import.meta.url), 'utf8');
    const [day] = /\d{2}\/\d{2}\/\d{4}/.exec(text) ?? [];
    expect(day).toBe(legalVersions[name].split('-').toReversed().join('/'));
  },
);
