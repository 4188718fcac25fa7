// The invented series among the imported ones: always there, and marked.
import type { SeriesRow } from '@wattpact/domain/series/series';
import { measures, type SeriesKind, type SeriesZone } from '@wattpact/domain/series/series-kinds';
import { inventedPrices } from '@wattpact/domain/simulation/invented-prices';
import { type GeneratingTechnology, inventedProfile } from '@wattpact/domain/simulation/invented-profiles';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { typicalHour } from '@wattpact/domain/simulation/typical-year';
import { technologies } from '@wattpact/domain/terms/enumerations';

const hourMs = 3_600_000;

/** Ids that no other record has, and that stay. */
const places: Record<GeneratingTechnology | 'price', number> = {
  price: 0,
  SOLAR_POWER: 1,
  ONSHORE_WIND: 2,
  OFFSHORE_WIND: 3,
  HYDRO_POWER: 4,
  THERMAL_POWER: 5,
};
const idOf = (zone: SeriesZone, name: keyof typeof places): string =>
  `00000000-0000-4000-8000-00000000${zone === 'portugal' ? '03' : '34'}0${places[name]}`;

const rowOf = (zone: SeriesZone, kind: SeriesKind, technology: GeneratingTechnology | null): SeriesRow => ({
  id: idOf(zone, technology ?? 'price'),
  version: 1,
  kind,
  zone,
  legalEntityId: null,
  legalEntityName: null,
  name: null,
  technology,
  resolution: 'PT60M',
  unit: measures[kind].unit,
  first: null,
  last: null,
  source: null,
  licence: null,
  isInvented: true,
  filled: 0,
  updatedAt: null,
  allowedActions: [],
});

export const inventedRows: readonly SeriesRow[] = inventedZones.flatMap((zone) => [
  rowOf(zone, 'price', null),
  ...technologies.flatMap((technology) => (technology === 'STORAGE' ? [] : [rowOf(zone, 'profile', technology)])),
]);

/** In each hour; 29 February repeats the 28th. */
export function inventedValues({ zone, technology }: SeriesRow, from: Date, to: Date): Float32Array {
  const count = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / hourMs));
  let year = Number.NaN;
  let hours: ArrayLike<number> = [];
  return Float32Array.from({ length: count }, (_, place) => {
    const at = new Date(from.getTime() + place * hourMs);
    if (at.getUTCFullYear() !== year) {
      year = at.getUTCFullYear();
      hours = technology ? inventedProfile(technology as GeneratingTechnology, zone) : inventedPrices(zone, year);
    }
    const hour = typicalHour(at) ?? typicalHour(new Date(at.getTime() - 24 * hourMs)) ?? 0;
    return hours[hour] ?? 0;
  });
}
