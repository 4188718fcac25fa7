// The plans of the market's lists on a filled database: whatever filter or order is asked for, no table of items is read
// from end to end, and every order of the marketplace is read from an index.
import type { FilterDeclaration, ListDeclaration, ListQuery } from 'domain/shared/filters';
import { firstPage } from 'domain/shared/filters';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../platform/database/database-types.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import type { TestUser } from '../../testing/factories.ts';
import { offerPayload, projectPayload } from '../../testing/sample-payloads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { offerKind } from '../offers/offer-kind.ts';
import { projectKind } from '../projects/project-kind.ts';
import type { MarketKind } from './market-kind.ts';
import { type ListOf, listItems } from './market-queries.ts';

let t: TestApp;
let pool: pg.Pool;
let context: Context;
let asked: CompiledQuery[] = [];
const unknownId = '01980000-0000-7000-8000-000000000000';

/** Of `$1` rows, each with its own price, country, size, status and time. */
const fill = (table: 'project' | 'offer', content: string) => `
  insert into ${table} (id, owner_id, status, is_published, negotiation_status, content, search_text, created_by,
    created_at, updated_at, submitted_at)
  select gen_random_uuid(), $2, (array['approved', 'approved', 'approved', 'rejected'])[1 + n % 4], n % 10 > 0,
    (array['AVAILABLE', 'ONGOING', 'CLOSED'])[1 + n % 3], ${content}, 'palavra' || n % 3000, $3,
    timestamptz '2026-01-01' + n * interval '1 minute', now(), now()
  from generate_series(1, 6000) n`;
const numbered = (path: string, figures: string) => `jsonb_set(jsonb_set($1::jsonb, '${path}', to_jsonb('Nome ' || n)),
  '${figures}', to_jsonb(n % 977))`;

async function fillBoth(owner: string, user: TestUser): Promise<void> {
  const { sellerLegalEntityId: _, isPublishedInMarketplace: __, ...project } = projectPayload(unknownId, unknownId);
  const { buyerLegalEntityId: ___, isPublishedInMarketplace: ____, ...offer } = offerPayload(unknownId);
  const client = new pg.Client(t.database.superuserUrl);
  await client.connect();
  const price = '{financialConditions,price}';
  await client.query(fill('project', numbered('{designation}', price)), [JSON.stringify(project), owner, user.id]);
  await client.query(fill('offer', numbered('{name}', '{price}')), [JSON.stringify(offer), owner, user.id]);
  // As they are after a while: packed, and known to be visible.
  await client.query('reindex table project; reindex table offer');
  await client.query('vacuum analyze project, offer');
  await client.end();
}

beforeAll(async () => {
  t = await startTestApp();
  const [owner, reader, admin] = await Promise.all([t.make.user(), t.make.user(), t.make.admin()]);
  await fillBoth((await t.make.entity(owner)).id, owner);
  const { id: own } = await t.make.entity(reader);
  // As the embedded database has it: on today's disks a page elsewhere costs hardly more than the next one.
  pool = new pg.Pool({ connectionString: t.database.appUrl, max: 2, options: '-c random_page_cost=1.1' });
  const log = ({ query }: { query: CompiledQuery }) => {
    asked.push(query);
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  const roles = [{ legalEntityId: own, role: 'manage', status: 'approved' }];
  const actor = { id: admin.id, isAdmin: true, roles } as unknown as SignedIn;
  context = { db, platform: t.platform, actor, now: new Date(), requestId: '' };
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

async function plansOf(kind: MarketKind<object>, query: Partial<ListQuery>, which: ListOf): Promise<Plan[]> {
  asked = [];
  await listItems(context, kind, { ...firstPage, limit: 20, ...query }, which);
  const statements = asked;
  const plans = statements.map(async ({ sql, parameters }) => {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    return nodesOf((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]?.Plan as Plan);
  });
  return (await Promise.all(plans)).flat();
}

function sampleOf({ kind, options, many, isId, range }: FilterDeclaration): unknown {
  if (isId) return unknownId;
  if (options) return many ? [options[0]] : options[0];
  if (kind === 'switch' || kind === 'checkbox') return true;
  return kind === 'slider' ? Math.min(40, range?.max ?? 40) : 'palavra7';
}
const queriesOf = (filter: FilterDeclaration): Partial<ListQuery>[] =>
  filter.names
    ? [{ [filter.names.min]: sampleOf(filter) }, { [filter.names.max]: sampleOf(filter) }]
    : [{ [filter.name]: sampleOf(filter) }];

const kinds = [projectKind, offerKind] as unknown as MarketKind<object>[];
const cases = kinds.flatMap((kind) =>
  (['market', 'all', 'own'] as const).map((which) => ({ name: kind.kind, kind, which })),
);
const listOf = ({ searchList, ownList }: MarketKind<object>, which: ListOf): ListDeclaration =>
  which === 'market' ? searchList : ownList;

test.each(cases)('[SRCH-11, SRCH-13] $which list of each $name', async ({ kind, which }) => {
  const { filters, sorts } = listOf(kind, which);
  const scans = async (query: Partial<ListQuery>) =>
    (await plansOf(kind, query, which))
      .filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === kind.kind)
      .map(() => query);
  for (const query of filters.flatMap(queriesOf)) expect(await scans(query)).toEqual([]);
  for (const { name } of sorts)
    for (const sortOrder of ['asc', 'desc'] as const) {
      const query = { [name]: true, sortOrder };
      expect(await scans(query)).toEqual([]);
      if (which === 'own') continue;
      const sorted = (await plansOf(kind, query, which)).filter((node) => /Sort/.test(node['Node Type']));
      // The page's own rows, joined back, are put in order again.
      expect([query, sorted.every((node) => node['Plan Rows'] <= 20)]).toEqual([query, true]);
    }
});
