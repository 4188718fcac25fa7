// Finds records of every kind by a number or by words of their names, in one statement: a short question to an index for
// each kind, none of which counts. This file writes nothing.
import { type FoundKind, type FoundRecord, foundKinds, mostFound } from '@wattpact/domain/search/search-api';
import type { NumberPattern, TypedNumbers } from '@wattpact/domain/search/typed-number';
import { plainText } from '@wattpact/domain/words/plain-text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Frequencies, frequencies } from '../../platform/lists/common-words.ts';
import { and, type Condition, never } from '../../platform/lists/conditions.ts';
import { nothing, planText, type SearchedWords } from '../../platform/lists/free-text.ts';
import { recordsOf } from '../history/record-names.ts';

/** Its rows have the alias `t`. */
interface SearchedTable {
  table: string;
  name: RawBuilder<string>;
  /** An array of texts, some of them null. */
  details: RawBuilder<unknown>;
  /** Joins that the details need. */
  join?: RawBuilder<unknown>;
  /** Records that are deleted are in no list. */
  where?: Condition;
  /** What is typed of its number, and the column with it. */
  number?: { column: RawBuilder<string>; typed: (numbers: TypedNumbers) => Partial<NumberPattern> | undefined };
}

const notDeleted = sql<boolean>`t.status <> 'deleted'`;
const owner = sql`join legal_entity o on o.id = t.owner_id`;

const tables: Record<FoundKind, SearchedTable> = {
  legal_entity: {
    ...recordsOf('legal_entity'),
    details: sql`array[t.fiscal_number, t.city]`,
    where: notDeleted,
    number: { column: sql`t.fiscal_number`, typed: ({ fiscalNumber }) => ({ beginnings: fiscalNumber ?? [] }) },
  },
  user: {
    ...recordsOf('user'),
    details: sql`array[t.email]`,
    where: sql<boolean>`t.status <> 'user_deleted'`,
  },
  energy_contract: {
    ...recordsOf('energy_contract'),
    details: sql`array[t.number, o.name]`,
    join: owner,
    where: notDeleted,
    number: { column: sql`t.number`, typed: ({ contract }) => contract },
  },
  invoice: {
    ...recordsOf('invoice'),
    details: sql`array[t.customer ->> 'name', c.number]`,
    join: sql`join energy_contract c on c.id = t.energy_contract_id`,
    number: { column: sql`t.number`, typed: ({ invoice }) => invoice },
  },
  project: {
    ...recordsOf('project'),
    details: sql`array[o.name, t.municipality]`,
    join: owner,
    where: notDeleted,
  },
  offer: {
    ...recordsOf('offer'),
    details: sql`array[o.name]`,
    join: owner,
    where: notDeleted,
  },
};

export interface FoundRow extends FoundRecord {
  kind: FoundKind;
  /** 1: this number or name; 2: a name that begins so; 3: its words. */
  place: number;
}

export interface Asked {
  typed: string;
  numbers: TypedNumbers;
  words: SearchedWords;
}

/** Words that most rows have are looked for among the newest rows: the whole list is the list's own search. */
const newestRows = 20_000;
/** Of this many matches the likeliest are chosen. */
const mostCompared = 300;

const newestFirst = sql`t.created_at desc, t.id desc`;

/** Rows with the words, at most `mostCompared` of them. */
function withWords(
  { table, name, where = sql<boolean>`true` }: SearchedTable,
  words: SearchedWords,
  known: Frequencies,
) {
  const columns = sql`t.id, ${name} as name, t.created_at, t.search`;
  if (words.words.length === 0) return sql`select ${columns} from ${sql.table(table)} t where ${never}`;
  const { conditions, isCommon } = planText(words, 'search', known);
  if (!isCommon)
    return sql`select ${columns} from ${sql.table(table)} t where ${and([where, ...conditions])} limit ${mostCompared}`;
  return sql`select * from (
      select ${columns} from ${sql.table(table)} t where ${where} order by ${newestFirst} limit ${newestRows}) t
    where ${and(conditions)} limit ${mostFound + 1}`;
}

/** Read along the index of patterns until there are enough: a beginning may fit a large part of all numbers. */
function withNumber({ table, where = sql<boolean>`true`, number }: SearchedTable, numbers: TypedNumbers) {
  const { exact = [], beginnings = [] } = number?.typed(numbers) ?? {};
  if (!number) return [];
  const { column } = number;
  const rows = sql`select t.id, 1 as place, t.created_at from ${sql.table(table)} t where ${where}`;
  return [
    ...(exact.length > 0 ? [sql`(${rows} and ${column} = any(${exact}))`] : []),
    ...beginnings.map(
      (begun) => sql`(${rows} and ${column} like ${`${begun}%`} order by ${column} using ~>~ limit ${mostFound + 1})`,
    ),
  ];
}

/** The likeliest records of one kind, one more than are shown. */
function findIn(kind: FoundKind, { typed, numbers, words }: Asked, known: Frequencies) {
  const searched = tables[kind];
  const { table, name, details, join = sql`` } = searched;
  // A number says which record is meant; as words its digits would be looked up once more, and slowly.
  const isNumber = kind !== 'legal_entity' && (searched.number?.typed(numbers)?.beginnings ?? []).length > 0;
  // Plain enough to order by, and much cheaper than `plain_text`. What begins so and is as long is the name itself.
  const begun = plainText(typed);
  const place = sql`case when not starts_with(lower(unaccent(t.name)), ${begun}) then 3
    when length(t.name) = ${begun.length} then 1 else 2 end`;
  const byWords = sql`select t.id, ${place} as place, t.created_at from (${withWords(searched, isNumber ? nothing : words, known)}) t
    order by place, t.created_at desc limit ${mostFound + 1}`;
  return sql`
    select ${sql.lit(kind)} as kind, t.id, ${name} as name, array_remove(${details}::text[], null) as details,
      t.status, k.place, k.created_at
    from (select f.id, min(f.place) as place, max(f.created_at) as created_at
      from (${sql.join([...withNumber(searched, numbers), sql`(${byWords})`], sql` union all `)}) f group by f.id
      order by min(f.place), max(f.created_at) desc limit ${mostFound + 1}) k
    join ${sql.table(table)} t on t.id = k.id ${join}`;
}

/** Of each kind up to one more than are shown, the likeliest first. */
export async function findRecords(db: Db, asked: Asked): Promise<FoundRow[]> {
  const known = await Promise.all(foundKinds.map((kind) => frequencies(db, tables[kind].table, 'search')));
  const found = foundKinds.map((kind, index) => sql`(${findIn(kind, asked, known[index] as Frequencies)})`);
  const { rows } = await sql<FoundRow>`
    select kind, id, name, details, status, place from (${sql.join(found, sql` union all `)}) s
    order by place, created_at desc, id desc`.execute(db);
  return rows;
}
