// What changed between two versions of a record, field by field, for histories and comparisons.

export interface FieldChange {
  /** The last name of the payload's path: `price`, `parish`. */
  fieldName: string;
  /** In the log: the reference to the person whose field changed, where the record has several people. */
  person?: string;
  oldValue: unknown;
  newValue: unknown;
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Equal content: PostgreSQL reorders the keys of an object, and absent, undefined and null are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length))
    return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]));
}

/** The tracked fields that differ; an absent value is null. */
export const changesBetween = (before: unknown, after: unknown, tracked: readonly string[]): FieldChange[] =>
  tracked.flatMap((path) => {
    const [oldValue, newValue] = [valueAt(before, path) ?? null, valueAt(after, path) ?? null];
    return same(oldValue, newValue) ? [] : [{ fieldName: path.split('.').at(-1) ?? path, oldValue, newValue }];
  });
