import type { Match } from '@wattpact/domain/matching/match-score';
import { expect, test } from 'vitest';
import { wordsIn } from '../../testing/words-in.ts';
import { type MatchedRow, matchColumn } from './match-column.tsx';

const scored = (score: number | null) => ({ matches: true, score, band: null, known: 85, parts: [] }) as Match;

test('[MAT-14] the scores speak the language shown, on cards too, and rank no row without one', () => {
  const matches = new Map<string, Match>([
    ['best', scored(90)],
    ['unknown', scored(null)],
    ['other country', { matches: false, gates: ['country'] } as Match],
  ]);
  const { column, onCard } = matchColumn(({ id }) => matches.get(id) as Match);
  expect(column(wordsIn('pt').t).header).toBe('Correspondência');
  expect(column(wordsIn('es').t).header).toBe('Coincidencia');
  const figures = [...matches.keys()].map((id) => column(wordsIn('pt').t).orderOnPage?.({ id } as MatchedRow));
  expect(figures).toEqual([90, undefined, undefined]);
  // A card says nothing of what does not match.
  expect([...matches.keys()].map((id) => Boolean(onCard({ id } as MatchedRow)))).toEqual([true, true, false]);
});
