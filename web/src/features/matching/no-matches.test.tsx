import type { FoundMatch } from '@wattpact/domain/matching/match-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoMatches } from './no-matches.tsx';

const hidden: FoundMatch = {
  ...{ score: 90, band: 'strong', known: 100, parts: [], hidden: true },
  item: { id: '1', name: 'Serra', ownerName: 'Serra, Lda.', technologies: [] },
};
const drawn = (items: FoundMatch[]) =>
  renderToStaticMarkup(<NoMatches found={{ items, examined: 1, asOf: '2026-01-01' }} />);

test('[MAT-13, MAT-15] where all matches are hidden, nobody reads that none is good', () => {
  expect(drawn([hidden])).toContain('none.all_hidden');
  expect(drawn([hidden])).not.toContain('none.good');
  expect(drawn([])).toContain('none.good');
  expect(drawn([{ ...hidden, ...{ score: 12, band: 'weak', hidden: false } }])).toContain('none.good');
});
