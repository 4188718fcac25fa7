// One simulation for each of several structures, with the same series and the same seed.
import type { ContractStructure } from '../terms/enumerations.ts';
import { type SimulationResult, simulate } from './simulate.ts';
import type { ImportedYears } from './simulated-years.ts';
import type { SimulationInput } from './simulation-input.ts';

/** The input for another structure. Deviations are only there where a volume is agreed and delivered. */
export const inputFor = (input: SimulationInput, structure: ContractStructure): SimulationInput => ({
  ...input,
  terms: { ...input.terms, structure },
});

/** That of the input first. */
export const simulateStructures = (
  input: SimulationInput,
  structures: readonly ContractStructure[],
  imported: ImportedYears = {},
): SimulationResult[] =>
  [input.terms.structure, ...structures.filter((one) => one !== input.terms.structure)].map((structure) =>
    simulate(inputFor(input, structure), imported),
  );
