// What changed between two versions of a record, field by field, for histories and comparisons.

export interface FieldChange {
  /** The last name of the payload's path: `price`, `parish`. */
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The tracked fields that differ; an absent value is null. */
export const changesBetween = (before: unknown, after: unknown, tracked: readonly string[]): FieldChange[] =>
  tracked.flatMap((path) => {
    const [oldValue, newValue] = [at(before, path) ?? null, at(after, path) ?? null];
    return same(oldValue, newValue) ? [] : [{ fieldName: path.split('.').at(-1) ?? path, oldValue, newValue }];
  });
