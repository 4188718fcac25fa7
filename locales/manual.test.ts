// The manual speaks of the product as it is: what it quotes stands on a page.
import { languages } from '@wattpact/domain/terms/enumerations';
import { expect, test } from 'vitest';
import { longTextsOf, textsOf } from './read-texts.ts';

test.each([...languages])('[SUP-16] %s: every quoted label is a text of the product', (language) => {
  const labels = new Set(textsOf(language).values());
  const texts = [...longTextsOf(language)].filter(([place]) => !place.includes('contract-draft'));
  const quoted = texts.flatMap(([place, line]) =>
    [...line.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, label = '']) => ({ place, label })),
  );
  expect(quoted.length).toBeGreaterThan(40);
  expect(quoted.filter(({ label }) => !labels.has(label))).toEqual([]);
});
