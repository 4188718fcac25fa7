import type { Match } from '@wattpact/domain/matching/match-score';
import { expect, test } from 'vitest';
import { type MatchedRow, matchColumn } from './match-column.tsx';

const scored = (score: number | null) => ({ matches: true, score, band: null, known: 85, parts: [] }) as Match;

test('[MAT-14] the scores rank no row without one', () => {
  const matches = new Map<string, Match>([
    ['best', scored(90)],
    ['unknown', scored(null)],
    ['other country', { matches: false, gates: ['country'] } as Match],
  ]);
  const { orderOnPage } = matchColumn(({ id }) => matches.get(id) as Match);
  const figures = [...matches.keys()].map((id) => orderOnPage({ id } as MatchedRow));
  expect(figures).toEqual([90, undefined, undefined]);
});
