// The reference figures of simulations, computed apart from this code.
import type { Indexation } from '../simulation/indexation.ts';
import type { SettlementTerms } from '../simulation/settlement.ts';
import type { SimulationResult } from '../simulation/simulate.ts';
import type { SimulationInput } from '../simulation/simulation-input.ts';
import figures from './simulation-vectors.json' with { type: 'json' };

interface SettledHours {
  name: string;
  terms: SettlementTerms;
  price: number;
  spots: number[];
  generated: number[];
  nominated?: number[];
  expected: Record<'generated' | 'volume' | 'shortfall' | 'excess' | 'pay' | 'seller' | 'saving', number>;
}

interface InventedSeries {
  count: number;
  sum: number;
  min: number;
  max: number;
  first24: number[];
  at4380: number;
  sha256: string;
}

interface WholeRun {
  name: string;
  input: SimulationInput;
  /** The first, the second and the last year. */
  expected: Pick<SimulationResult, 'volumeMw' | 'totals'> & { years: Partial<SimulationResult['years'][number]>[] };
}

interface Vectors {
  hours: SettledHours[];
  capture: { spots: number[]; generated: number[]; expected: Record<string, number> };
  indexation: { name: string; indexation: Indexation; price: number; years: number; expected: number[] }[];
  percentiles: { values: number[]; expected: Record<string, number> };
  random: { seed: number; uniforms: number[]; normal: number };
  inventedSeries: Record<string, InventedSeries>;
  captureOfInvented: Record<string, Record<string, number>>;
  runs: WholeRun[];
}

export const simulationVectors = figures as unknown as Vectors;
