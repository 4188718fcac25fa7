// What a record was before changes of its history: field by field, and only where the history proves it.
import { type FieldChange, same } from './changes.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content with the value at the path; null takes the field away, and the group that had it alone with it. */
function withValue(content: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const { [name]: inner, ...others } = content;
  const next = rest.length === 0 ? value : withValue(isFields(inner) ? inner : {}, rest, value);
  const isNothing = next === null || (rest.length > 0 && isFields(next) && Object.keys(next).length === 0);
  return isNothing ? others : { ...others, [name]: next };
}

const valueAt = (content: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), content);

/**
 * The content before the changes. Undefined when they do not prove it: a field that is not among the paths, or that does
 * not hold what the change wrote.
 * @param changes of the last edit first
 * @param paths of the fields that may change, whose last names differ
 */
export function undoChanges(content: unknown, changes: readonly FieldChange[], paths: readonly string[]): unknown {
  if (!isFields(content)) return undefined;
  const byName = new Map(paths.map((path) => [path.split('.').at(-1), path.split('.')]));
  let before = content;
  for (const { fieldName, oldValue, newValue } of changes) {
    const path = byName.get(fieldName);
    if (!path || !same(valueAt(before, path), newValue)) return undefined;
    before = withValue(before, path, oldValue ?? null);
  }
  return before;
}
