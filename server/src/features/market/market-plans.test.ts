// The query plans of the market's lists on a filled database: no filter or sort scans the whole table of items, and
// every sort of the marketplace reads an index.
import type { HeldRole } from '@wattpact/domain/access/roles';
import type { FilterDeclaration, ListDeclaration, ListQuery, SortDeclaration } from '@wattpact/domain/filters/filters';
import { firstPage } from '@wattpact/domain/filters/filters';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { DB } from '../../platform/database/database-types.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { offerKind } from '../offers/offer-kind.ts';
import { projectKind } from '../projects/project-kind.ts';
import type { MarketKind } from './market-kind.ts';
import { countByPlace } from './market-place-queries.ts';
import { type ListOf, listItems } from './market-queries.ts';

let t: TestApp;
let pool: pg.Pool;
let contextOf: (which: ListOf, language: Language) => Context;
let asked: CompiledQuery[] = [];
const unknownId = '01980000-0000-7000-8000-000000000000';

/** Each row has its own name, price and time; the first value of each list is rare. */
const fill = (table: 'project' | 'offer', content: string) => `
  insert into ${table} (id, owner_id, status, is_published, negotiation_status, content, search_text, created_by,
    created_at, updated_at, submitted_at)
  select gen_random_uuid(), $2, (array['approved', 'approved', 'approved', 'rejected'])[1 + n % 4], n % 10 > 0,
    (array['AVAILABLE', 'ONGOING', 'CLOSED'])[1 + n % 3], ${content}, 'palavra' || n % 3000, $3,
    timestamptz '2026-01-01' + n * interval '1 minute', now(), now()
  from generate_series(1, 6000) n`;
const oneOf = (rare: string, often: string, one: number) =>
  `to_jsonb(case when n % ${one} = 0 then '${rare}' else '${often}' end)`;
const listOfOne = (value: string) => `jsonb_build_array(${value})`;

const ofProject = {
  '{designation}': `to_jsonb('Nome ' || n)`,
  '{location,country}': oneOf('austria', 'portugal', 37),
  '{technologies}': listOfOne(`jsonb_build_object('type', ${oneOf('HYDRO_POWER', 'SOLAR_POWER', 31)})`),
  '{financialConditions,contractStructure}': listOfOne(oneOf('BASELOAD_MONTHLY', 'PAY_AS_PRODUCED', 29)),
  '{financialConditions,hasWarranties}': 'to_jsonb(n % 23 = 0)',
  '{financialConditions,price}': 'to_jsonb(n % 977)',
  '{financialConditions,totalPurchasedCapacity}': 'to_jsonb(1 + n % 499)',
  '{annualVolume}': 'to_jsonb(1 + n % 499)',
  '{currentProjectStatus}': oneOf('UNDER_LICENSING', 'UNDER_CONSTRUCTION', 41),
  '{financialConditions,pricingType}': oneOf('FIXED_PRICING', 'VARIABLE_PRICING', 43),
  '{startDate}': `to_jsonb(date '2027-01-01' + n % 997)`,
};
const ofOffer = {
  '{name}': `to_jsonb('Nome ' || n)`,
  '{country}': oneOf('austria', 'portugal', 37),
  '{technologies}': listOfOne(oneOf('HYDRO_POWER', 'SOLAR_POWER', 31)),
  '{contractStructure}': oneOf('BASELOAD_MONTHLY', 'PAY_AS_PRODUCED', 29),
  '{contractDuration}': `to_jsonb((array['LESS_THAN_5_YEARS', 'BETWEEN_5_AND_10_YEARS', 'BETWEEN_10_AND_15_YEARS',
    'MORE_THAN_15_YEARS'])[1 + n % 4])`,
  '{hasWarranties}': 'to_jsonb(n % 23 = 0)',
  '{price}': 'to_jsonb(n % 977)',
  '{totalPurchasedCapacity}': 'to_jsonb(1 + n % 499)',
  '{annualVolume}': 'to_jsonb(1 + n % 499)',
  '{pricingType}': oneOf('FIXED_PRICING', 'VARIABLE_PRICING', 43),
  '{startDate}': oneOf('IMMEDIATELY', 'SIX_MONTHS', 41),
};
const rowOf = (values: Record<string, string>) =>
  Object.entries(values).reduce((row, [path, value]) => `jsonb_set(${row}, '${path}', ${value})`, '$1::jsonb');

/** A statement of the background that looks at the same moment keeps pages from being marked as visible to all. */
async function isVacuumed(client: pg.Client): Promise<boolean> {
  await client.query('vacuum analyze project, offer, project_source, offer_source, project_terms, offer_terms');
  const { rows } = await client.query<{ done: boolean }>(
    `select bool_and(relallvisible >= relpages) as done from pg_class where relname in ('project', 'offer')`,
  );
  return rows[0]?.done ?? false;
}

async function fillBoth(owner: string, user: TestUser): Promise<void> {
  const { sellerLegalEntityId: _, isPublishedInMarketplace: __, ...project } = projectPayload(unknownId, unknownId);
  const { buyerLegalEntityId: ___, isPublishedInMarketplace: ____, ...offer } = offerPayload(unknownId);
  const client = new pg.Client(t.database.superuserUrl);
  await client.connect();
  await client.query(fill('project', rowOf(ofProject)), [JSON.stringify(project), owner, user.id]);
  await client.query(fill('offer', rowOf(ofOffer)), [JSON.stringify(offer), owner, user.id]);
  // Vacuumed, as the tables are after a while.
  await client.query('reindex table project; reindex table offer');
  await vi.waitUntil(() => isVacuumed(client), { timeout: 60_000, interval: 200 });
  await client.end();
}

beforeAll(async () => {
  t = await startTestApp();
  const [owner, admin] = await Promise.all([t.make.user(), t.make.admin()]);
  const { id: entity } = await t.make.entity(owner);
  await fillBoth(entity, owner);
  // As in the embedded database: on SSDs a random page costs hardly more than the next one.
  pool = new pg.Pool({ connectionString: t.database.appUrl, max: 2, options: '-c random_page_cost=1.1' });
  const log = ({ query }: { query: CompiledQuery }) => {
    asked.push(query);
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  const roles: HeldRole[] = [{ legalEntityId: entity, role: 'manage', approved: true }];
  contextOf = (which, language) => {
    const actor = { id: admin.id, isAdmin: which === 'all', roles, language } as unknown as SignedIn;
    return { db, platform: t.platform, actor, now: new Date(), requestId: '' };
  };
});
afterAll(() => pool.end());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function plansOf(
  kind: MarketKind<object>,
  query: Partial<ListQuery>,
  which: ListOf,
  language: Language = 'pt',
): Promise<Plan[]> {
  return plansAsked(() => listItems(contextOf(which, language), kind, { ...firstPage, limit: 20, ...query }, which));
}

async function plansAsked(ask: () => Promise<unknown>): Promise<Plan[]> {
  asked = [];
  await ask();
  const statements = asked;
  const plans = statements.map(async ({ sql, parameters }) => {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    return nodesOf((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]?.Plan as Plan);
  });
  return (await Promise.all(plans)).flat();
}

/** A rare value and a frequent one. */
function samplesOf({ kind, options, many, isId, range, column, pattern }: FilterDeclaration): unknown[] {
  if (isId) return [unknownId];
  if (pattern) return [['pt-beja', 'es-lorca']];
  const often = {
    country: 'portugal',
    technologies: 'SOLAR_POWER',
    contract_structure: 'PAY_AS_PRODUCED',
    current_project_status: 'UNDER_CONSTRUCTION',
    pricing_type: 'VARIABLE_PRICING',
    delivery_start: 'SIX_MONTHS',
  }[column ?? ''];
  if (options) return [options[0], ...(often ? [often] : [])].map((value) => (many ? [value] : value));
  if (kind === 'date') return ['2027-01-04', '2029-01-01'];
  if (kind === 'switch' || kind === 'checkbox') return [true];
  return [kind === 'slider' ? Math.min(10, range?.max ?? 10) : 'palavra7'];
}
const queriesOf = (filter: FilterDeclaration): Partial<ListQuery>[] =>
  (filter.names ? [filter.names.min, filter.names.max] : [filter.name]).flatMap((name) =>
    samplesOf(filter).map((value) => ({ [name]: value })),
  );

const kinds = [projectKind, offerKind] as unknown as MarketKind<object>[];
const cases = kinds.flatMap((kind) =>
  (['market', 'all', 'own'] as const).map((which) => ({ name: kind.kind, kind, which })),
);
const listOf = ({ searchList, ownList }: MarketKind<object>, which: ListOf): ListDeclaration =>
  which === 'market' ? searchList : ownList;

test.each(cases)('[SRCH-11, SRCH-13] $which list of each $name', async ({ kind, which }) => {
  const { filters, sorts } = listOf(kind, which);
  const plansOfItems = async (query: Partial<ListQuery>) =>
    (await plansOf(kind, query, which)).filter((node) => node['Relation Name'] === kind.kind);
  const used = new Set<string | undefined>();
  for (const filter of filters)
    for (const query of queriesOf(filter)) {
      const read = await plansOfItems(query);
      expect([query, read.map((node) => node['Node Type'])]).not.toEqual([query, expect.arrayContaining(['Seq Scan'])]);
      for (const node of read) used.add(node['Index Name']);
      // Each filter uses a value that occurs, so that the page is read and joined.
      if (!filter.isId) expect([query, read.length]).toEqual([query, expect.toSatisfy((count: number) => count > 1)]);
    }
  const own = kind.kind === 'project' ? ['phase', 'municipality'] : [];
  const lookedUp = ['source', 'terms', 'start', 'pricing_type', ...own].map((name) => `${kind.kind}_by_${name}`);
  if (which !== 'own') expect([...used]).toEqual(expect.arrayContaining(lookedUp));
  const orders = sorts.flatMap(({ name, isName }: SortDeclaration) =>
    (['asc', 'desc'] as const).flatMap((sortOrder) =>
      // Names have an index for each order of letters.
      (isName ? languages : (['pt'] as const)).map((language) => ({ query: { [name]: true, sortOrder }, language })),
    ),
  );
  for (const { query, language } of orders) {
    const read = await plansOf(kind, query, which, language);
    const scans = read.filter((node) => node['Relation Name'] === kind.kind && node['Node Type'] === 'Seq Scan');
    expect([query, scans]).toEqual([query, []]);
    if (which === 'own') continue;
    const sorted = read.filter((node) => /Sort/.test(node['Node Type']));
    // The page's own rows are sorted again after the join.
    expect([query, language, sorted.every((node) => node['Plan Rows'] <= 20)]).toEqual([query, language, true]);
  }
});

test.each(kinds)(
  '[SRCH-47] the places of each $kind are counted along an index, also with a rare filter',
  async (kind) => {
    for (const query of [{}, { technologies: ['HYDRO_POWER'] }]) {
      const plans = await plansAsked(() =>
        countByPlace(contextOf('market', 'pt'), kind, { ...firstPage, ...query }, 'market'),
      );
      const read = plans.filter((node) => node['Relation Name'] === kind.kind).map((node) => node['Node Type']);
      expect([query, read.length > 0, read.includes('Seq Scan')]).toEqual([query, true, false]);
    }
  },
);
