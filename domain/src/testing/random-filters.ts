// For tests: random filters from a list's declaration, including bounds and unusual spellings.
import fc from 'fast-check';
import type { FilterDeclaration, ListDeclaration } from '../filters/filters.ts';

export interface FilterHints {
  /** Ids that records refer to, so that some match. */
  ids: readonly string[];
  /** Words that occur in records. */
  words: readonly string[];
  /** Values of filters without declared options, by filter name. */
  values?: Readonly<Record<string, readonly string[]>>;
}

type Values = Record<string, unknown>;

/** Often values that occur in records, so that bounds are met exactly. */
const amount = (filter: FilterDeclaration) => {
  const { min, max } = filter.range ?? { min: 0, max: 10_000_000 };
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, 40) }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 400 }).map((tenths) => Math.min(tenths / 10, max)) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
};

/** Days and instants of a few weeks, including instants whose day in Portugal differs from the day in UTC. */
const moment = fc
  .tuple(
    fc.date({ min: new Date('2026-03-20'), max: new Date('2026-04-10'), noInvalidDate: true }),
    fc.constantFrom('day', 'instant', 'midnight'),
  )
  .map(([date, as]) => {
    const day = date.toISOString().slice(0, 10);
    if (as === 'midnight') return `${day}T23:30:00.000Z`;
    return as === 'day' ? day : date.toISOString();
  });

const idText = (ids: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(...ids).map((id) => ` ${id.toUpperCase()} `),
    fc.constantFrom('01980000-0000-7000-8000-000000000000', 'no id', ''),
  );

const typedText = (words: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 12 }), fc.boolean()), { maxLength: 12 })
    .map((typed) => typed.map(([word, length, loud]) => (loud ? word.toUpperCase() : word).slice(0, length)).join(' '));

function sentValue(filter: FilterDeclaration, { ids, words, values = {} }: FilterHints): fc.Arbitrary<Values> {
  const { name, names, kind, options, many } = filter;
  const one = (of: fc.Arbitrary<unknown>) => of.map((value): Values => ({ [name]: value }));
  if (names) {
    const end = kind === 'date' ? moment : amount(filter);
    return fc.record({ [names.min]: end, [names.max]: end }, { requiredKeys: [] }) as fc.Arbitrary<Values>;
  }
  if (kind === 'switch' || (kind === 'checkbox' && !options)) return one(fc.boolean());
  if (options) return one(many ? fc.subarray([...options]) : fc.constantFrom(...options));
  if (many) return one(fc.subarray([...(values[name] ?? []), 'pt-nowhere']));
  if (kind === 'slider') return one(amount(filter));
  return one(kind === 'input' ? typedText(words) : idText(ids));
}

/** Some of the list's filters, each with an accepted value. */
export function randomFilters({ filters }: ListDeclaration, hints: FilterHints): fc.Arbitrary<Values> {
  const some = fc.shuffledSubarray([...filters], { minLength: 0, maxLength: Math.min(3, filters.length) });
  return some.chain((chosen) =>
    fc.tuple(...chosen.map((filter) => sentValue(filter, hints))).map((parts): Values => Object.assign({}, ...parts)),
  );
}
