// The series with whose profile a project delivers.
import { z } from 'zod';
import { id } from '../fields/texts.ts';

/** Null or left out: the invented profile of the project's technologies. */
export const deliveryProfileChoice = z.strictObject({ seriesId: id.optional() });

export const deliveryProfile = z
  .object({ seriesId: z.string().nullable(), seriesName: z.string().nullable() })
  .meta({ id: 'DeliveryProfile' });
export type DeliveryProfile = z.infer<typeof deliveryProfile>;
