import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusters, type Spot } from './clusters.ts';

const spot = (mark: string, x: number, y: number, weight = 1): Spot<string> => ({ mark, x, y, weight });

test('[SRCH-49] near marks become one, which counts for all; the heaviest first', () => {
  const found = clusters([spot('a', 0, 0), spot('b', 10, 0, 5), spot('c', 100, 0, 2)], 30);
  expect(found).toEqual([
    { x: 10, y: 0, weight: 6, marks: ['b', 'a'] },
    { x: 100, y: 0, weight: 2, marks: ['c'] },
  ]);
});

test('[SRCH-49] enlarged, what was one mark is several', () => {
  const spots = [spot('a', 0, 0), spot('b', 10, 0)];
  const enlarged = spots.map((one) => ({ ...one, x: one.x * 4 }));
  expect([clusters(spots, 30).length, clusters(enlarged, 30).length]).toEqual([1, 2]);
});

const anySpots = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 9 })),
  { maxLength: 60 },
);

test('[SRCH-49] no item is lost or counted twice, and no two marks cover each other', () => {
  fc.assert(
    fc.property(anySpots, (places) => {
      const spots = places.map(([x, y, weight], index) => spot(String(index), x, y, weight));
      const found = clusters(spots, 40);
      expect(found.flatMap(({ marks }) => marks).toSorted()).toEqual(spots.map(({ mark }) => mark).toSorted());
      const sum = (weights: readonly { weight: number }[]) => weights.reduce((total, { weight }) => total + weight, 0);
      expect(sum(found)).toBe(sum(spots));
      for (const [index, one] of found.entries())
        for (const other of found.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40);
    }),
  );
});
