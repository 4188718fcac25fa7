// The readers of one filter declaration agree: the SQL of a list, the match in memory and the notified saved searches
// find the same records. Filters and records are random; FILTERS_SEED repeats a run.
import { energyContractList, energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { matchesFilters } from '@wattpact/domain/filters/filter-match';
import { type ListDeclaration, type ListQuery, listQuery } from '@wattpact/domain/filters/filters';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { offerList, offerSearch } from '@wattpact/domain/offers/offer-filters';
import { projectList, projectSearch } from '@wattpact/domain/projects/project-filters';
import { savedSearchPayload } from '@wattpact/domain/saved-searches/saved-search';
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { type FilterHints, randomFilters } from '@wattpact/domain/testing/random-filters';
import { userList } from '@wattpact/domain/users/user-filters';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { createRandomRecords, recordMunicipalities, recordWords } from '../../../test/support/random-records.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { and, column } from '../../platform/lists/conditions.ts';
import { wordsOf } from '../../platform/lists/free-text.ts';
import { type ListSource, listKeys } from '../../platform/lists/list-page.ts';
import { type FilterableRow, hasWords } from '../../platform/lists/list-row.ts';
import { offerKind } from '../offers/offer-kind.ts';
import { projectKind } from '../projects/project-kind.ts';
import { matchingSearches, sourceOf } from './saved-search-matching.ts';
import { insertSearch } from './saved-search-queries.ts';

const seed = Number(process.env.FILTERS_SEED ?? Date.now() % 2 ** 31);
const [records, queries] = [30, 15];

type Filters = Record<string, unknown>;
type Parts = Partial<ListSource<unknown>> & Pick<ListSource<unknown>, 'table' | 'declaration'>;
interface List {
  source: ListSource<unknown>;
  saved?: SearchableList;
}

const all = ({ where = [sql<boolean>`true`], isAdmin = true, ...parts }: Parts): List => ({
  source: { ...parts, where, isAdmin, select: sql`t.id`, language: 'pt' },
});
const searched = (saved: SearchableList, parts: Partial<Parts>): Record<string, List> =>
  Object.fromEntries(
    [false, true].map((isAdmin): [string, List] => [
      `${saved} that ${isAdmin ? 'an administrator' : 'a user'} searches`,
      { ...all({ ...sourceOf(saved), ...parts, isAdmin }), saved },
    ]),
  );
const { facets: ofProjects } = projectKind;
const { facets: ofOffers } = offerKind;

let t: TestApp;
let lists: Record<string, List>;
let [owner, admin]: TestUser[] = [];
let hints: FilterHints;

beforeAll(async () => {
  t = await startTestApp();
  lists = {
    ...searched('projects', { declaration: projectSearch, facets: ofProjects }),
    ...searched('offers', { declaration: offerSearch, facets: ofOffers }),
    ...searched('energy-contracts', { declaration: energyContractSearch }),
    projects: all({ table: 'project', declaration: projectList, facets: ofProjects }),
    offers: all({ table: 'offer', declaration: offerList, facets: ofOffers }),
    contracts: all({ table: 'energy_contract', declaration: energyContractList }),
    invoices: all({ table: 'invoice', declaration: invoiceList }),
    'legal entities': all({ table: 'legal_entity', declaration: legalEntityList }),
    users: all({ table: 'app_user', declaration: userList }),
  };
  [owner, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  const entityIds = [(await t.make.entity(owner)).id, (await t.make.entity(owner)).id] as const;
  const contractIds = await createRandomRecords(t, { userId: owner.id, entityIds }, { seed, count: records });
  hints = {
    ids: [...entityIds, ...contractIds.slice(0, 3)],
    words: recordWords,
    values: { municipalities: recordMunicipalities },
  };
});

/** Without the filters that an entity's own queries decide; their tests cover those. */
const judged = ({ filters, sorts }: ListDeclaration): ListDeclaration => ({
  filters: filters.filter((filter) => filter.column !== undefined || filter.name === 'searchQuery'),
  sorts,
});
const filtersFor = ({ source }: List): Filters[] =>
  fc.sample(randomFilters(judged(source.declaration), hints), { seed, numRuns: queries });
const run = (filters: Filters) => `FILTERS_SEED=${seed}, filters ${JSON.stringify(filters)}`;

/** As the API reads them: an empty text is no value. */
const queryOf = ({ source }: List, filters: Filters): ListQuery =>
  listQuery(source.declaration).parse(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')));

async function listed({ source }: List, query: ListQuery): Promise<string[]> {
  return (await listKeys(t.db, source, query, 1000)).sort();
}

type Row = FilterableRow & { id: string };
async function rowsOf({ source: { table, declaration, where, searchColumn = 'search' } }: List): Promise<Row[]> {
  const names = [...new Set(declaration.filters.flatMap(({ column: name }) => name ?? []))];
  const { rows } = await sql<Row['columns'] & { id: string; words: string[] }>`
    select t.id, ${sql.join(names.map(column))}, tsvector_to_array(${column(searchColumn)}) as words
    from ${sql.table(table)} t where ${and(where)}`.execute(t.db);
  return rows.map(({ words, ...columns }) => ({ id: columns.id, words, columns, name: '' }));
}

function matched({ source: { declaration, isAdmin } }: List, query: ListQuery, rows: readonly Row[]): string[] {
  const words = wordsOf(String(query.searchQuery ?? ''));
  const found = rows.filter(
    (row) => matchesFilters(declaration, query, row.columns, { isAdmin }) && hasWords(row, words),
  );
  return found.map(({ id }) => id).sort();
}

const names = [
  ...['projects', 'offers', 'energy-contracts'].flatMap((list) =>
    ['a user', 'an administrator'].map((reader) => `${list} that ${reader} searches`),
  ),
];
const others = ['projects', 'offers', 'contracts', 'invoices', 'legal entities', 'users'];

test.each([...names, ...others])('%s: the SQL of the list and the match in memory find the same', async (name) => {
  const list = lists[name] as List;
  const rows = await rowsOf(list);
  expect(rows.length).toBeGreaterThan(1);
  for (const filters of filtersFor(list)) {
    const query = queryOf(list, filters);
    expect(await listed(list, query), run(filters)).toEqual(matched(list, query, rows));
  }
});

const isFilterOf = ({ filters }: ListDeclaration, sent: string) =>
  filters.some(({ name, names: ends }) => (ends ? [ends.min, ends.max] : [name]).includes(sent));

/** Cases in which lists and saved searches once differed. */
const faultsOfOld = (): Filters[] => [
  { searchQuery: `${'v '.repeat(10)}nowhere` },
  { legalEntityId: '' },
  { legalEntityId: ` ${hints.ids[0]?.toUpperCase()} ` },
  { startTermLength: 0, endTermLength: 10, minTermLength: 12 },
];

/** Which of the reader's filters, saved as sent, match each record. */
async function told({ source, saved = 'projects' }: List, sent: readonly Filters[], rows: readonly Row[]) {
  const found = new Map<string, string[]>();
  for (const filters of sent) {
    const id = newId();
    found.set(id, []);
    const known = Object.entries(filters).filter(([name]) => isFilterOf(source.declaration, name));
    const search = { name: 'x', notify: true, listEntity: saved, filters: Object.fromEntries(known) };
    const payload = savedSearchPayload.parse(search);
    const userId = (source.isAdmin ? admin : owner)?.id ?? '';
    await insertSearch(t.db, { id, userId, payload, now: new Date() });
  }
  for (const row of rows)
    for await (const searches of matchingSearches(t.db, saved, row, 1000))
      for (const { id } of searches) found.get(id)?.push(row.id);
  return [...found.values()].map((ids) => ids.sort());
}

test.each(names)('%s: a saved search is told of what its list shows', async (name) => {
  const list = lists[name] as List;
  const sent = [...filtersFor(list), ...faultsOfOld()];
  const tellings = await told(list, sent, await rowsOf(list));
  for (const [index, filters] of sent.entries())
    expect(tellings[index], run(filters)).toEqual(await listed(list, queryOf(list, filters)));
});
