// A contract as others are told of it: enough to know and to open it.
import { z } from 'zod';

export const namedContract = z.object({ id: z.string(), number: z.string(), name: z.string() });
export type NamedContract = z.infer<typeof namedContract>;

/** One that looks the same as another and is not, with the administrator who said so. */
export const distinctContract = namedContract.extend({ decidedBy: z.string(), decidedAt: z.string() });
export type DistinctContract = z.infer<typeof distinctContract>;
