// A record's fields in groups and in their order, each with its uses. Pages, the last step of a wizard, comparisons,
// annexes, files, histories and imports take their fields from here.

/** `confirmation` is the last step of a wizard; `annex` the tables at the end of a contract draft document. */
export type FieldUse = 'page' | 'confirmation' | 'comparison' | 'annex' | 'export' | 'history' | 'import';

/** The dotted paths of a payload's fields; a list is one field. */
export type PathOf<Payload> = {
  [Name in keyof Payload & string]-?: NonNullable<Payload[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Payload[Name]> extends object
      ? `${Name}.${PathOf<NonNullable<Payload[Name]>>}`
      : Name;
}[keyof Payload & string];

export interface Section<Path extends string = string, Step extends string = string> {
  /** Its title has the key `section.<name>`. */
  name: string;
  /** The step of the wizard in which its fields are filled. */
  step: Step;
  serves: readonly FieldUse[];
  /** Restricts a field to some of its section's uses. */
  fields: readonly (Path | { path: Path; serves: readonly FieldUse[] })[];
}

type PathIn<Sections extends readonly Section[]> = {
  [Index in keyof Sections]: Sections[Index]['fields'][number] extends infer Entry
    ? Entry extends { path: infer Path }
      ? Path
      : Entry
    : never;
}[number];
type Complete<Payload, Sections extends readonly Section[]> =
  Exclude<PathOf<Payload>, PathIn<Sections>> extends never
    ? unknown
    : { missing: Exclude<PathOf<Payload>, PathIn<Sections>> };

/** Declares the sections of a payload. A path that is missing, or that the payload does not have, does not compile. */
export const sectionsOf =
  <Payload>() =>
  <const Sections extends readonly Section<PathOf<Payload>>[]>(
    sections: Sections & Complete<Payload, Sections>,
  ): Sections =>
    sections;

/** The sections with the paths of one use, without empty sections. */
export const sectionsFor = (
  sections: readonly Section[],
  use: FieldUse,
): { name: string; step: string; paths: string[] }[] =>
  sections
    .map(({ name, step, serves, fields }) => ({
      name,
      step,
      paths: fields.flatMap((field) => {
        const { path, serves: own } = typeof field === 'string' ? { path: field, serves } : field;
        return own.includes(use) ? [path] : [];
      }),
    }))
    .filter(({ paths }) => paths.length > 0);

export const pathsFor = <const Sections extends readonly Section[]>(
  sections: Sections,
  use: FieldUse,
): PathIn<Sections>[] => sectionsFor(sections, use).flatMap(({ paths }) => paths as PathIn<Sections>[]);

type StepIn<Sections extends readonly Section[]> = Sections[number]['step'];
type NameIn<Path> = Path extends `${infer Name}.${string}` ? Name : Path;
/** The names of a payload's parts that are filled in each step of a wizard. */
export type StepsOf<Sections extends readonly Section[]> = Record<
  StepIn<Sections>,
  readonly NameIn<PathIn<Sections>>[]
>;

export function stepsOf<const Sections extends readonly Section[]>(sections: Sections): StepsOf<Sections> {
  const steps: Record<string, string[]> = {};
  for (const { step, fields } of sections) {
    const names = fields.map((field) => (typeof field === 'string' ? field : field.path).split('.')[0] ?? '');
    steps[step] = [...new Set([...(steps[step] ?? []), ...names])];
  }
  return steps as unknown as StepsOf<Sections>;
}
