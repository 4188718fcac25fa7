// The manual speaks of the product as it is: what it quotes stands on a page.
import { matchWeights, widestGap } from '@wattpact/domain/matching/match-score';
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

test.each([...languages])('[MAT-16] %s: the page on matches tells each weight, formula and example', (language) => {
  const lines = [...longTextsOf(language)].filter(([place]) => place.includes('matches.md')).map(([, line]) => line);
  const rows = lines.flatMap((line) => /^\| [^|]+ \| (\d+) \| ([^|]+) \|/.exec(line)?.slice(1) ?? []);
  const [weights, formulas] = [0, 1].map((column) => rows.filter((_, index) => index % 2 === column));
  expect(weights?.map(Number)).toEqual(Object.values(matchWeights));
  expect(formulas?.[0]).toMatch(new RegExp(`\\b${widestGap}\\s?%`));
  const text = lines.join(' ');
  for (const figure of [/\b7[,.]6\s?%/, /\b21[,.]7\b/, /\b8[,.]7\b/, /\b75 (em|of|de) 100\b/, /\b87\b/])
    expect(text).toMatch(figure);
});
