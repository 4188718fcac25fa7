// The cells in which prices are compared: like with like, and what is looked at where too few companies are alike.
import {
  type ContractDuration,
  type ContractStructure,
  type Country,
  countries,
  type Technology,
} from '../terms/enumerations.ts';
import type { BenchmarkKind, PricePoint } from './price-point.ts';

/** Portugal and Spain together are one market. */
const iberia = ['portugal', 'spain'] as const satisfies Country[];
export const benchmarkRegions = [...countries, 'iberia'] as const;
export type BenchmarkRegion = (typeof benchmarkRegions)[number];

/** Null stands for all of them. */
export interface CellPlace {
  region: BenchmarkRegion;
  technology: Technology | null;
  structure: ContractStructure | null;
  tenor: ContractDuration | null;
}
export interface BenchmarkCell extends CellPlace {
  kind: BenchmarkKind;
}

/** One text for each cell. */
export const cellKey = ({ kind, region, technology, structure, tenor }: BenchmarkCell): string =>
  [kind, region, technology ?? '*', structure ?? '*', tenor ?? '*'].join(' ');

const isIberian = (region: BenchmarkRegion): boolean => iberia.some((country) => country === region);

/** The countries of a region. */
export const countriesOf = (region: BenchmarkRegion): readonly Country[] => (region === 'iberia' ? iberia : [region]);

/** What generates: a storage beside it is none. Several have no common price, so they count under all alone. */
export function technologyOf(technologies: readonly Technology[]): Technology | undefined {
  const all = [...new Set(technologies)];
  const generating = all.filter((one) => one !== 'STORAGE');
  const compared = generating.length > 0 ? generating : all;
  return compared.length === 1 ? compared[0] : undefined;
}

const orAll = <Value>(values: readonly (Value | undefined)[]): (Value | null)[] => [
  null,
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Every cell in which the point counts. */
export function cellsOf({
  kind,
  country,
  technologies,
  structures,
  tenor,
}: Omit<PricePoint, 'price' | 'company' | 'counterparty' | 'since'>): BenchmarkCell[] {
  const regions: BenchmarkRegion[] = isIberian(country) ? [country, 'iberia'] : [country];
  return regions.flatMap((region) =>
    orAll([technologyOf(technologies)]).flatMap((technology) =>
      orAll(structures).flatMap((structure) =>
        orAll([tenor]).map((one) => ({ kind, region, technology, structure, tenor: one })),
      ),
    ),
  );
}

/** What is looked at in turn, until one may be shown: the place that was asked for, then wider ones. */
export function widerPlaces(asked: CellPlace): CellPlace[] {
  const places = [asked, { ...asked, tenor: null }, { ...asked, structure: null, tenor: null }];
  if (isIberian(asked.region)) places.push({ ...asked, region: 'iberia', structure: null, tenor: null });
  const isSame = (one: CellPlace, other: CellPlace | undefined) =>
    one.region === other?.region && one.structure === other.structure && one.tenor === other.tenor;
  return places.filter((place, index) => !isSame(place, places[index - 1]));
}

/** What a wider place leaves out of the one that was asked for. */
export const widenings = ['without_tenor', 'without_structure', 'iberia'] as const;
export type Widening = (typeof widenings)[number];

export function widenedBy(asked: Omit<CellPlace, 'technology'>, level: Omit<CellPlace, 'technology'>): Widening[] {
  const is: Record<Widening, boolean> = {
    without_tenor: asked.tenor !== null && level.tenor === null,
    without_structure: asked.structure !== null && level.structure === null,
    iberia: asked.region !== level.region,
  };
  return widenings.filter((one) => is[one]);
}
