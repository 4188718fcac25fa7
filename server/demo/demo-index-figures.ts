// A price index as an administrator imports one. Its figures are invented, and its source says so wherever they are shown,
// in words for readers of all three languages: a source is stored as it was imported.
import { type IndexRow, quarterOf } from '@wattpact/domain/benchmark/index-row';
import { quarterStarts } from '@wattpact/domain/benchmark/price-point';
import { storeIndex } from '../src/features/benchmark/index-service.ts';
import { asAdmin, type DemoWorld, dateIn, daysAgo } from './demo-world.ts';

/** The lower quarter of asking prices in the newest quarter, in EUR/MWh. */
const lowest: readonly [IndexRow['country'], IndexRow['technology'], number][] = [
  ['portugal', 'SOLAR_POWER', 36.4],
  ['portugal', 'ONSHORE_WIND', 52.8],
  ['spain', 'SOLAR_POWER', 34.9],
  ['spain', 'ONSHORE_WIND', 51.2],
];

export async function addPriceIndex(world: DemoWorld): Promise<void> {
  const quarters = quarterStarts(dateIn(0), 4).slice(1);
  const lines = lowest.flatMap(([country, technology, p25]) =>
    quarters.map((start, age): IndexRow => {
      const low = Math.round((p25 + age * 0.7) * 100) / 100;
      return {
        country,
        technology,
        quarter: quarterOf(start),
        p25: low,
        p50: Math.round((low + 3.1) * 100) / 100,
        p75: Math.round((low + 6.8) * 100) / 100,
        source: 'Demo (inventado, invented)',
        licenceNote: 'Inventado para demonstração · Inventado para demostración · Invented for demonstration',
      };
    }),
  );
  await storeIndex(await asAdmin(world, daysAgo(40)), lines);
}
