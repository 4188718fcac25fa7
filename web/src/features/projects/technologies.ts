// The technologies of a project as entries; the API also accepts a bare type.

import type { TechnologyEntry } from '@wattpact/domain/terms/energy-terms';
import type { Technology } from '@wattpact/domain/terms/enumerations';

type Technologies = readonly (Technology | TechnologyEntry)[];

export const entriesOf = (technologies: Technologies): TechnologyEntry[] =>
  technologies.map((entry) => (typeof entry === 'string' ? { type: entry } : entry));

/** Each technology once. */
export const typesOf = (technologies: Technologies): Technology[] => [
  ...new Set(entriesOf(technologies).map(({ type }) => type)),
];
