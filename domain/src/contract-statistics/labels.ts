// What contracts have in common (a label), and the cells of the statistics in which they are counted for it.
import { type ContractStructure, contractStructures, technologies } from '../terms/enumerations.ts';

/** A contract with several technologies counts under none of them, so that the parts add up to the whole. */
export const countedTechnologies = [...technologies, 'MULTIPLE'] as const;
export type CountedTechnology = (typeof countedTechnologies)[number];
export const countedStructures = contractStructures;

/** Null: contracts with different values. */
export interface Label {
  structure: ContractStructure | null;
  technology: CountedTechnology | null;
  /** In which delivery begins. */
  year: number | null;
}
type Part = keyof Label;

/** The tables of the statistics and what tells their cells apart. */
export const tables = {
  total: [],
  byStructure: ['structure'],
  byTechnology: ['technology'],
  byYear: ['year'],
  byYearAndTechnology: ['technology', 'year'],
  byStructureTechnologyAndYear: ['structure', 'technology', 'year'],
} as const satisfies Record<string, readonly Part[]>;
export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** From what has most in common to what has nothing. */
export const levels: readonly (readonly Part[])[] = [
  ['structure', 'technology', 'year'],
  ['technology', 'year'],
  ['structure', 'year'],
  ['structure', 'technology'],
  ['year'],
  ['technology'],
  ['structure'],
  [],
];

export const keyOf = ({ structure, technology, year }: Label): string =>
  `${structure ?? '*'} ${technology ?? '*'} ${year ?? '*'}`;

/** The label with these parts alone. */
export const onlyWith = (parts: readonly Part[], label: Label): Label => ({
  structure: parts.includes('structure') ? label.structure : null,
  technology: parts.includes('technology') ? label.technology : null,
  year: parts.includes('year') ? label.year : null,
});

/** Undefined where the contracts of the label are not all in one cell of the table. */
export const cellIn = (table: TableName, label: Label): Label | undefined =>
  tables[table].every((part) => label[part] !== null) ? onlyWith(tables[table], label) : undefined;

/** Whether all contracts of the other label are among those that this one describes. */
export const covers = (label: Label, other: Label): boolean =>
  (['structure', 'technology', 'year'] as const).every((part) => label[part] === null || label[part] === other[part]);

export const technologyOf = (types: readonly CountedTechnology[]): CountedTechnology => {
  const [first, ...others] = new Set(types);
  return first !== undefined && others.length === 0 ? first : 'MULTIPLE';
};
