// What projects produce over a typical year, as those who see them are told: months, never hours.
import { z } from 'zod';
import { inventedZones } from '../simulation/invented-zones.ts';

/** MWh from January to December; empty where nothing generates. */
const months = z.array(z.number());

export const production = z
  .object({
    months,
    /** From a formula, for demonstration; otherwise from the project's delivery profile. */
    isInvented: z.boolean(),
    /** The market of the invented profile; null with a delivery profile. */
    zone: z.enum(inventedZones).nullable(),
    /** The twelve months of the delivery profile, the end not included; null without one. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .meta({ id: 'Production' });
export type Production = z.infer<typeof production>;

export const productionOfSeveral = z
  .object({
    /** All of them together. */
    months,
    /** Those whose production is added up. */
    projects: z.int(),
    /** How many of them have an invented profile. */
    invented: z.int(),
    /** Those that generate nothing, such as storage. */
    withoutProduction: z.int(),
  })
  .meta({ id: 'ProductionOfSeveral' });
export type ProductionOfSeveral = z.infer<typeof productionOfSeveral>;
