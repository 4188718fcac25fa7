// What the simulator takes over from a record, and what it must say about it: nothing is left out or changed silently.
import type { ratePeriods } from '@wattpact/domain/terms/enumerations';
import { demoInputs, type InputName, type SimulationInputs, writeInputs } from '../simulation-inputs.ts';

export type RatePeriod = (typeof ratePeriods)[number];

/** Each has a text of its own; it stands in the state of the address, so it is plain data. */
export type OpeningRemark =
  /** Dates of delivery that are no whole calendar years; `cut`: also beyond what the simulator takes. */
  | { type: 'term' | 'term_cut'; start: string; end: string; from: number; to: number }
  | { type: 'duration'; band: string; years: number }
  | { type: 'start'; start: string; year: number }
  /** Beside those that are compared. */
  | { type: 'structures'; structures: string[] }
  /** The technologies of the record have no capacities. */
  | { type: 'weights' }
  /** Percent for each period, and what became of it in percent a year. */
  | { type: 'escalation'; percent: number; period: RatePeriod; yearly: number }
  | { type: 'escalation_beyond'; percent: number; period: RatePeriod }
  /** MWh that do not scale the generation; `chart`: those of a project, whose page has a chart of that volume. */
  | { type: 'annual_volume' | 'annual_volume_chart'; volume: number }
  /** MW that give the profile the annual volume. */
  | { type: 'scaled_capacity'; capacity: number; scaled: number; volume: number }
  | { type: 'hidden_profile' }
  /** The record leaves it open. */
  | { type: 'assumed'; name: InputName }
  /** A field of the record that the simulator knows nothing of. */
  | { type: 'uncounted'; field: string };

/** A part of the inputs. */
export interface OpeningPart {
  inputs: Partial<SimulationInputs>;
  remarks?: readonly OpeningRemark[];
}

export interface Opening {
  /** As they stand in the address. */
  inputs: Record<string, string>;
  remarks: readonly OpeningRemark[];
}

export const openingOf = (...parts: readonly OpeningPart[]): Opening => ({
  inputs: writeInputs(Object.assign({ ...demoInputs }, ...parts.map(({ inputs }) => inputs))),
  remarks: parts.flatMap(({ remarks = [] }) => remarks),
});

export const assumed = (...names: InputName[]): OpeningRemark[] => names.map((name) => ({ type: 'assumed', name }));
