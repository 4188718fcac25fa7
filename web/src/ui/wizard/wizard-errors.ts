// Which step and which section an error belongs to, by the beginning of its path.

export interface Owner {
  id: string;
  /** Beginnings of paths: `financialConditions` owns `financialConditions.price`. */
  fields: readonly string[];
}

export const owns = ({ fields }: Owner, path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

export const ownerOf = <One extends Owner>(owners: readonly One[], path: string): One | undefined =>
  owners.find((owner) => owns(owner, path));

export type Errors = Record<string, string>;

export const errorsOf = (errors: Errors, owner: Owner): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => owns(owner, path)));

/** Of a step and those before it: what is given in this one may make a field of an earlier one wrong. */
export const errorsUpTo = (errors: Errors, owners: readonly Owner[], last: number): Errors =>
  errorsOf(errors, { id: '', fields: owners.slice(0, last + 1).flatMap(({ fields }) => fields) });

/** The other sides of the errors, too: what two fields make wrong together is told at both, wherever the second stands. */
export const withOthers = (errors: Errors, all: Errors, links: Readonly<Record<string, string>>): Errors => {
  const others = Object.keys(errors).flatMap((path) => links[path] ?? []);
  return Object.fromEntries(Object.entries(all).filter(([path]) => path in errors || others.includes(path)));
};

/** Errors as text; a Mantine form keeps them as React nodes. */
export const textErrors = (errors: Record<string, unknown>): Errors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([, text]) => text)
      .map(([path, text]) => [path, String(text)]),
  );
