// For tests: what the modules of a kind of record export, found by the kind's name, so that no test lists the kinds again.
import { type ReviewedKindName, recordKinds } from '../records/kinds.ts';

const endings = { Shape: '', Sections: '-sections', Statuses: '-status', Actions: '-status' } as const;

/** `legal_entity`, `Sections`: the export `legalEntitySections` of legal-entities/legal-entity-sections.ts. */
export async function exportOf(kind: ReviewedKindName, what: keyof typeof endings): Promise<unknown> {
  const file = `${recordKinds[kind].path}/${kind.replaceAll('_', '-')}${endings[what]}.ts`;
  const name = kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) + what;
  const { [name]: found } = (await import(new URL(`../${file}`, import.meta.url).href)) as Record<string, unknown>;
  if (found === undefined) throw new Error(`domain/src/${file} exports no ${name}`);
  return found;
}
