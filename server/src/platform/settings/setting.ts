// What a setting is: the values it takes and what it means, in one place. docs/operations.md, the administrators' page
// and the check at the start come from it.
import type { z } from 'zod';

interface Shown {
  /** What holds where it is not set, if the schema has no default that says so. */
  fallback?: string;
  /** A key, a password, or an address that may carry one: administrators read only whether it is set. */
  isSecret?: boolean;
}

export interface Setting<Schema extends z.ZodType = z.ZodType> extends Shown {
  schema: Schema;
  /** In Markdown, for docs/operations.md. */
  meaning: string;
}

export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  meaning: string,
  shown: Shown = {},
): Setting<Schema> => ({ schema, meaning, ...shown });

export const secret = <Schema extends z.ZodType>(schema: Schema, meaning: string, shown: Shown = {}): Setting<Schema> =>
  setting(schema, meaning, { ...shown, isSecret: true });
