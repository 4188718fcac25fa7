// Rules across fields: checked beside the fields' own, so that all failing fields are told at once.
import type { z } from 'zod';

export interface RuleFault {
  path: (string | number)[];
  key: string;
  params?: Record<string, unknown>;
  /** The other field of a fault that two make together, and what is wrong there. Forms tell it; an answer does not. */
  other?: { path: string; key: string };
}

/** What a rule may look at: any field may be missing or still be wrong when the rule runs. */
export type Draft<T> = T extends (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> | undefined }
    : T;

/** The schema with rules over several fields. The rules run even when single fields fail, on what is there. */
export function withRules<Schema extends z.ZodType>(
  schema: Schema,
  rules: (draft: Draft<z.output<Schema>>) => RuleFault[],
): Schema {
  return schema.superRefine(
    (value, context) => {
      if (value === null || typeof value !== 'object') return;
      for (const { path, key, params } of rules(value as Draft<z.output<Schema>>)) {
        context.addIssue({ code: 'custom', path, message: key, ...(params && { params }) });
      }
    },
    { when: () => true },
  );
}
