// Facts of several records as rows, and the difference of each record from the first one, the reference.
import { type TimeBetween, timeBetween } from '../history/time-between.ts';

export interface Figure {
  amount: number;
  /** `like`: of a difference, the amount that it is a difference of. */
  format: (amount: number, like?: number) => { value: string; unit: string };
}

/** One of text, figure or day. Without any of them the record has no value, or by its kind can have none. */
export interface Fact {
  label: string;
  words?: string | null | undefined;
  figure?: Figure | undefined;
  /** As `2028-06-01`. */
  day?: string | null | undefined;
  isUnused?: boolean;
  /** Marks the lowest value. Only for prices: other values are not judged. */
  namesLowest?: boolean;
}

export interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

export type Difference = { kind: 'other' } | { kind: 'amount'; by: number } | ({ kind: 'time' } & TimeBetween);

export interface ComparedCell {
  fact: Fact;
  /** The difference from the reference. */
  difference: Difference | undefined;
  isLowest: boolean;
}

export interface ComparedRow {
  label: string;
  cells: readonly ComparedCell[];
  differs: boolean;
}

const comparedValue = ({ words, figure, day }: Fact) => figure?.amount ?? (day || words || undefined);

function differenceOf(fact: Fact, reference: Fact): Difference | undefined {
  if (comparedValue(fact) === comparedValue(reference)) return undefined;
  // Rounds away the errors of binary arithmetic.
  if (fact.figure && reference.figure)
    return { kind: 'amount', by: Math.round((fact.figure.amount - reference.figure.amount) * 1e6) / 1e6 };
  if (fact.day && reference.day) return { kind: 'time', ...timeBetween(reference.day, fact.day) };
  return { kind: 'other' };
}

function rowOf(facts: readonly Fact[]): ComparedRow[] {
  const [reference] = facts;
  if (!reference || facts.every((fact) => comparedValue(fact) === undefined)) return [];
  const amounts = facts.flatMap(({ figure }) => figure?.amount ?? []);
  const lowest = Math.min(...amounts);
  const namesOne =
    facts.some(({ namesLowest }) => namesLowest) && amounts.filter((amount) => amount === lowest).length === 1;
  const cells = facts.map((fact) => ({
    fact,
    difference: differenceOf(fact, reference),
    isLowest: namesOne && amounts.length > 1 && fact.figure?.amount === lowest,
  }));
  return [{ label: reference.label, cells, differs: cells.some(({ difference }) => difference !== undefined) }];
}

/** Records of one kind have the same facts in the same order; a fact without any value is left out. */
export function comparedGroups(
  records: readonly (readonly FactGroup[])[],
): { title: string; rows: readonly ComparedRow[] }[] {
  const [reference = []] = records;
  return reference
    .map(({ title, facts }, group) => ({
      title,
      rows: facts.flatMap((_, fact) => rowOf(records.flatMap((groups) => groups[group]?.facts[fact] ?? []))),
    }))
    .filter(({ rows }) => rows.length > 0);
}
