import type { PlacesOfList } from '@wattpact/domain/places/places-api';
import { expect, test } from 'vitest';
import { filtersFor, framesOf, marksIn, marksOf } from './counted-marks.ts';

const town = (code: string, name: string, count: number, country: 'portugal' | 'spain' = 'portugal') => ({
  ...{ code, name, count, country, region: 'Beja', longitude: -8, latitude: 38, capacity: count * 10 },
  ...(count === 1 && { item: { id: code, name: `Parque ${name}` } }),
});
const places = (changes: Partial<PlacesOfList> = {}): PlacesOfList => ({
  total: 6,
  places: [town('pt-beja', 'Beja', 3), town('es-lorca', 'Lorca', 1, 'spain')],
  countries: [{ country: 'france', count: 2, capacity: 5 }],
  withoutPlace: 0,
  ...changes,
});

test('[SRCH-48] the map of the peninsula has municipalities, that of Europe a mark for each country', () => {
  const marks = marksOf(places());
  expect(framesOf(marks)).toEqual(['iberia', 'europe']);
  expect(marksIn('iberia', marks).map(({ key }) => key)).toEqual(['pt-beja', 'es-lorca']);
  expect(marksIn('europe', marks).map(({ key, count, capacity }) => [key, count, capacity])).toEqual([
    ['portugal', 3, 30],
    ['spain', 1, 10],
    ['france', 2, 5],
  ]);
});

test('[SRCH-48] without projects abroad there is one map, without any at home the other', () => {
  expect(framesOf(marksOf(places({ countries: [] })))).toEqual(['iberia']);
  expect(framesOf(marksOf(places({ places: [] })))).toEqual(['europe']);
  expect(framesOf([])).toEqual(['iberia']);
});

test('[SRCH-49] a country with one item leads to it, with more to none of them', () => {
  const europe = marksIn('europe', marksOf(places()));
  expect(europe.map(({ item }) => item?.name)).toEqual([undefined, 'Parque Lorca', undefined]);
});

test('[SRCH-50] a mark’s list has the filter of its municipalities or countries, if the list takes so many', () => {
  const marks = marksOf(places());
  expect(filtersFor(marksIn('iberia', marks))).toEqual({ municipalities: ['pt-beja', 'es-lorca'] });
  expect(filtersFor(marksIn('europe', marks).slice(0, 1))).toEqual({ countries: ['portugal'] });
  const many = Array.from({ length: 101 }, (_, index) => town(`pt-a${index}`, 'A', 1));
  expect(filtersFor(marksOf(places({ places: many, countries: [] })))).toBeUndefined();
});
