import type { FoundMatch } from '@wattpact/domain/matching/match-api';
import { expect, test } from 'vitest';
import { keepPlaces, withChoice } from './placed-matches.ts';

const match = (id: string, hidden = false): FoundMatch => ({
  ...{ score: 90, band: 'strong', known: 100, parts: [], hidden },
  item: { id, name: id, ownerName: 'Serra, Lda.', technologies: [] },
});
const drawn = (rows: readonly FoundMatch[]) => rows.map(({ item, hidden }) => (hidden ? `(${item.id})` : item.id));

test('[MAT-13] a match that was hidden stays in its place when the list is read anew', () => {
  const placed = withChoice([], match('b', true), 1);
  expect(drawn(keepPlaces([match('a'), match('c'), match('b', true)], placed))).toEqual(['a', '(b)', 'c']);
});

test('[MAT-13] it stays though the list is full without it, and can be shown again there', () => {
  const full = [match('a'), match('c'), match('d')];
  const hidden = withChoice([], match('b', true), 1);
  expect(drawn(keepPlaces(full, hidden))).toEqual(['a', '(b)', 'c', 'd']);
  const shown = withChoice(hidden, match('b'), 1);
  expect(drawn(keepPlaces(full, shown))).toEqual(['a', 'b', 'c', 'd']);
});

test('[MAT-13] several choices keep their places, in whichever order they were made', () => {
  const placed = withChoice(withChoice([], match('c', true), 2), match('a', true), 0);
  expect(drawn(keepPlaces([match('b'), match('a', true), match('c', true)], placed))).toEqual(['(a)', 'b', '(c)']);
});

test('[MAT-13] without a choice the list is as it came', () => {
  expect(drawn(keepPlaces([match('a'), match('b', true)], []))).toEqual(['a', '(b)']);
});
