// What changed between two of many versions, field by field, and which versions in between changed it.
import { z } from 'zod';
import { changesBetween } from './changes.ts';

/** `by`: the versions in between that changed the term, and their authors. */
export const termChange = z.object({
  fieldName: z.string(),
  oldValue: z.unknown(),
  newValue: z.unknown(),
  by: z.array(z.object({ version: z.int(), authorName: z.string(), apiKey: z.string().nullable().optional() })),
});
export type TermChange = z.infer<typeof termChange>;

interface Version {
  version: number;
  authorName: string;
  apiKey?: string | null | undefined;
  terms: unknown;
}

/** @param versions all from the older to the newer one, oldest first; `from` may be the newer one */
export function changesOverVersions(
  versions: readonly Version[],
  { from, to }: { from: Version; to: Version },
  tracked: readonly string[],
): TermChange[] {
  const steps = versions.flatMap((one, index) => {
    const before = versions[index - 1];
    if (!before) return [];
    return [{ ...one, paths: tracked.filter((path) => changesBetween(before.terms, one.terms, [path]).length > 0) }];
  });
  return tracked.flatMap((path) =>
    changesBetween(from.terms, to.terms, [path]).map((change) => ({
      ...change,
      by: steps
        .filter(({ paths }) => paths.includes(path))
        .map(({ version, authorName, apiKey }) => ({ version, authorName, ...(apiKey != null && { apiKey }) })),
    })),
  );
}
