// Rules across fields, checked together with the fields' own rules, so that one answer names all failing fields.
import type { z } from 'zod';

export interface RuleFault {
  path: (string | number)[];
  key: string;
  params?: Record<string, unknown>;
  /** The second field of a fault that two fields cause together, and its message. Forms show it; the API does not. */
  other?: { path: string; key: string };
}

/** The input of a rule: any field may be missing or invalid when the rule runs. */
export type Unchecked<T> = T extends (infer Item)[]
  ? Unchecked<Item>[]
  : T extends object
    ? { [K in keyof T]?: Unchecked<T[K]> | undefined }
    : T;

/** The schema with rules over several fields. The rules run on the valid fields even when other fields fail. */
export function withRules<Schema extends z.ZodType>(
  schema: Schema,
  rules: (input: Unchecked<z.output<Schema>>) => RuleFault[],
): Schema {
  return schema.superRefine(
    (value, context) => {
      if (value === null || typeof value !== 'object') return;
      for (const { path, key, params } of rules(value as Unchecked<z.output<Schema>>)) {
        context.addIssue({ code: 'custom', path, message: key, ...(params && { params }) });
      }
    },
    { when: () => true },
  );
}
