import { expect, test } from 'vitest';
import { chartsOf } from './portfolio-chart.tsx';

const nothing = { count: 0, capacity: 0 };
const some = { count: 2, capacity: 90 };
const year = { year: 2027, sold: 20, bought: 0 };

test('a portfolio offers the charts that say something', () => {
  const offered = { projects: some, offers: nothing };
  expect(chartsOf({ years: [year], offered })).toEqual(['years', 'production']);
  expect(chartsOf({ years: [], offered })).toEqual(['production']);
  expect(chartsOf({ years: [], offered: { projects: nothing, offers: some } })).toEqual([]);
});
