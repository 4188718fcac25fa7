// Simulations that a company keeps under a name: up to three structures with the same inputs.
import { z } from 'zod';
import { id, text } from '../fields/texts.ts';
import { contractStructures, countries } from '../terms/enumerations.ts';
import { mostStructures } from './most-structures.ts';
import { simulationInput } from './simulation-input.ts';

/** The most of one company. */
export const mostSavedSimulations = 200;

const structures = z
  .array(z.enum(contractStructures))
  .max(mostStructures - 1)
  .refine((list) => new Set(list).size === list.length, 'error_simulation.same_structure')
  .default([]);

export const newSimulation = z.strictObject({
  legalEntityId: id,
  name: text(1, 100),
  input: simulationInput,
  /** The structures that are compared with that of the inputs. */
  structures,
  /** The country of the record that it was made from, where the prices of another market stand in. */
  country: z.enum(countries, 'error_invalid.country').optional(),
});
export type NewSimulation = z.output<typeof newSimulation>;

export const savedSimulationRow = z.object({
  id: z.string(),
  legalEntityId: z.string(),
  legalEntityName: z.string(),
  name: z.string(),
  structures: z.array(z.enum(contractStructures)),
  /** SHA-256 of the results, as they were when it was saved. */
  resultHash: z.string(),
  /** A series that it used was changed or deleted since. */
  isOutdated: z.boolean(),
  savedBy: z.string().nullable(),
  savedAt: z.string(),
  /** `delete`. */
  allowedActions: z.array(z.string()),
});
export type SavedSimulationRow = z.infer<typeof savedSimulationRow>;

export const savedSimulation = savedSimulationRow
  .extend({ input: simulationInput, country: z.enum(countries).nullable() })
  .meta({ id: 'SavedSimulation' });
export type SavedSimulation = z.infer<typeof savedSimulation>;
