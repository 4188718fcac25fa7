// Which step and which section an error belongs to, by the prefix of its path.

export interface Owner {
  id: string;
  /** Path prefixes: `financialConditions` owns `financialConditions.price`. */
  fields: readonly string[];
}

export const owns = ({ fields }: Owner, path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

export const ownerOf = <One extends Owner>(owners: readonly One[], path: string): One | undefined =>
  owners.find((owner) => owns(owner, path));

export type Errors = Record<string, string>;

export const errorsOf = (errors: Errors, owner: Owner): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => owns(owner, path)));

/** The errors of a step and those before it: a value in this step may make a field of an earlier one wrong. */
export const errorsUpTo = (errors: Errors, owners: readonly Owner[], last: number): Errors =>
  errorsOf(errors, { id: '', fields: owners.slice(0, last + 1).flatMap(({ fields }) => fields) });

/** Adds the linked fields of the errors: an error of two fields is shown at both, in any step. */
export const withOthers = (errors: Errors, all: Errors, links: Readonly<Record<string, string>>): Errors => {
  const others = Object.keys(errors).flatMap((path) => links[path] ?? []);
  return Object.fromEntries(Object.entries(all).filter(([path]) => path in errors || others.includes(path)));
};

/** Errors as text; a Mantine form stores them as React nodes. */
export const textErrors = (errors: Record<string, unknown>): Errors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([, text]) => text)
      .map(([path, text]) => [path, String(text)]),
  );
