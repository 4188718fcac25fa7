// In which cells a price counts, and what is looked at where a cell may not be shown.
import { expect, test } from 'vitest';
import { type CellPlace, cellKey, cellsOf, widerPlaces } from './cell.ts';
import type { PricePoint } from './price-point.ts';

const point: PricePoint = {
  kind: 'ask',
  price: 35,
  company: 'A',
  country: 'germany',
  technologies: ['SOLAR_POWER'],
  structures: ['PAY_AS_PRODUCED'],
  tenor: 'BETWEEN_5_AND_10_YEARS',
  since: '2026-05-01',
};
const technologiesOf = (technologies: PricePoint['technologies']) => [
  ...new Set(cellsOf({ ...point, technologies }).map(({ technology }) => technology)),
];

test('[BEN-03] a point counts under each of its values and under all, and in each cell once', () => {
  const keys = cellsOf(point).map(cellKey);
  expect(keys).toEqual([
    'ask germany * * *',
    'ask germany * * BETWEEN_5_AND_10_YEARS',
    'ask germany * PAY_AS_PRODUCED *',
    'ask germany * PAY_AS_PRODUCED BETWEEN_5_AND_10_YEARS',
    'ask germany SOLAR_POWER * *',
    'ask germany SOLAR_POWER * BETWEEN_5_AND_10_YEARS',
    'ask germany SOLAR_POWER PAY_AS_PRODUCED *',
    'ask germany SOLAR_POWER PAY_AS_PRODUCED BETWEEN_5_AND_10_YEARS',
  ]);
});

test('[BEN-03] several structures: each of them; no tenor: under all alone', () => {
  const { tenor: _tenor, ...open } = point;
  const cells = cellsOf({ ...open, structures: ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'PAY_AS_PRODUCED'] });
  expect(cells.map(cellKey)).toEqual([
    'ask germany * * *',
    'ask germany * PAY_AS_PRODUCED *',
    'ask germany * BASELOAD_ANNUAL *',
    'ask germany SOLAR_POWER * *',
    'ask germany SOLAR_POWER PAY_AS_PRODUCED *',
    'ask germany SOLAR_POWER BASELOAD_ANNUAL *',
  ]);
});

test('[BEN-03] technologies: several generating ones count under all alone, storage beside one is none', () => {
  expect(technologiesOf(['SOLAR_POWER', 'ONSHORE_WIND'])).toEqual([null]);
  expect(technologiesOf(['SOLAR_POWER', 'ONSHORE_WIND', 'STORAGE'])).toEqual([null]);
  expect(technologiesOf([])).toEqual([null]);
  expect(technologiesOf(['STORAGE', 'SOLAR_POWER'])).toEqual([null, 'SOLAR_POWER']);
  expect(technologiesOf(['SOLAR_POWER', 'SOLAR_POWER'])).toEqual([null, 'SOLAR_POWER']);
  expect(technologiesOf(['STORAGE'])).toEqual([null, 'STORAGE']);
});

test('[BEN-05] Portugal and Spain count in Iberia too', () => {
  const regions = (country: PricePoint['country']) => [...new Set(cellsOf({ ...point, country }).map((c) => c.region))];
  expect(regions('portugal')).toEqual(['portugal', 'iberia']);
  expect(regions('spain')).toEqual(['spain', 'iberia']);
  expect(regions('france')).toEqual(['france']);
});

const place = (...[region, technology, structure, tenor]: readonly (string | null)[]) =>
  ({ region, technology, structure, tenor }) as CellPlace;

test.each([
  {
    asked: ['portugal', 'SOLAR_POWER', 'PAY_AS_PRODUCED', 'BETWEEN_5_AND_10_YEARS'],
    tried: [
      ['portugal', 'SOLAR_POWER', 'PAY_AS_PRODUCED', 'BETWEEN_5_AND_10_YEARS'],
      ['portugal', 'SOLAR_POWER', 'PAY_AS_PRODUCED', null],
      ['portugal', 'SOLAR_POWER', null, null],
      ['iberia', 'SOLAR_POWER', null, null],
    ],
  },
  { asked: ['germany', 'ONSHORE_WIND', null, null], tried: [['germany', 'ONSHORE_WIND', null, null]] },
  {
    asked: ['spain', null, null, 'MORE_THAN_15_YEARS'],
    tried: [
      ['spain', null, null, 'MORE_THAN_15_YEARS'],
      ['spain', null, null, null],
      ['iberia', null, null, null],
    ],
  },
  {
    asked: ['iberia', 'HYDRO_POWER', 'BASELOAD_ANNUAL', null],
    tried: [
      ['iberia', 'HYDRO_POWER', 'BASELOAD_ANNUAL', null],
      ['iberia', 'HYDRO_POWER', null, null],
    ],
  },
])('[BEN-11] $asked falls back step by step', ({ asked, tried }) => {
  expect(widerPlaces(place(...asked))).toEqual(tried.map((one) => place(...one)));
});
