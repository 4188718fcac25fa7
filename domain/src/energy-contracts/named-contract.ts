// A contract as others are told of it: enough to know and to open it.
import { z } from 'zod';

export const namedContract = z.object({ id: z.string(), number: z.string(), name: z.string() });
export type NamedContract = z.infer<typeof namedContract>;
