// The reading calls that are compared, each with the least server's statement and its values.
import pg from 'pg';
import type { Bench } from '../product.ts';
import type { ReadRow } from './compare-reads.ts';

const portuguese = { countries: ['portugal'], most: 60 };
const marketPath = `/api/search/projects?limit=20&countries=portugal&maxPrice=${portuguese.most}`;

async function only(owner: pg.Client, text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await owner.query<{ value: string }>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`Nothing to read: ${text}`);
  return String(row.value);
}

/** The ids of records that the seller owns; the project is what is left of one that a contract closed. */
async function recordsOf({ ownerUrl, seller }: Bench) {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  const own = `(select e.legal_entity_id from employee e where e.user_id = $1 and e.removed_at is null)`;
  const first = (table: string, where: string) =>
    only(owner, `select id as value from ${table} t where ${where} order by t.created_at, t.id limit 1`, [seller.id]);
  try {
    return {
      fraction: await first('project', `t.parent_project_id is not null and t.in_market and t.owner_id in ${own}`),
      contract: await first('energy_contract', `t.status = 'active' and t.owner_id in ${own}`),
      entity: await first('legal_entity', `t.status = 'approved' and t.id in ${own}`),
      negotiation: await first('negotiation', `t.last_message_id is not null and t.owner_entity_id in ${own}`),
      total: Number(
        await only(
          owner,
          `select count(*) as value from (select from project where in_market and country = any($1) and price <= $2 limit 10001) c`,
          [portuguese.countries, portuguese.most],
        ),
      ),
    };
  } finally {
    await owner.end();
  }
}

export async function readRows(bench: Bench): Promise<ReadRow[]> {
  const { seller, buyer } = bench;
  const ids = await recordsOf(bench);
  const market = [portuguese.countries, portuguese.most, 20];
  const project = { path: `/api/projects/${ids.fraction}`, statement: 'project', values: [ids.fraction] } as const;
  const list = { path: marketPath, token: seller.token };
  return [
    {
      name: 'one project, a fraction, as its owner',
      token: seller.token,
      aim: 0.85,
      ...project,
      values: [ids.fraction],
    },
    { name: 'one project, as a stranger', token: buyer.token, aim: 0.85, ...project, values: [ids.fraction] },
    { name: 'market list, total counted', ...list, statement: 'marketList', values: market, aim: 1 },
    {
      name: 'market list, total kept',
      ...list,
      statement: 'marketListKept',
      values: [...market, ids.total],
      aim: 0.85,
    },
    {
      name: 'one contract',
      path: `/api/energy-contracts/${ids.contract}`,
      token: seller.token,
      statement: 'contract',
      values: [ids.contract],
      aim: 0.85,
    },
    {
      name: 'one legal entity',
      path: `/api/legal-entities/${ids.entity}`,
      token: seller.token,
      statement: 'legalEntity',
      values: [ids.entity],
      aim: 0.85,
    },
    {
      name: "a negotiation's thread",
      path: `/api/negotiations/${ids.negotiation}/messages?limit=30`,
      token: seller.token,
      statement: 'thread',
      values: [ids.negotiation, 31],
      aim: 0.85,
    },
    {
      name: 'notifications',
      path: '/api/notifications?limit=10',
      token: seller.token,
      statement: 'notifications',
      values: [10],
      aim: 0.8,
    },
    {
      name: 'own invoices',
      path: '/api/invoices?limit=10',
      token: seller.token,
      statement: 'invoices',
      values: [10],
      aim: 1,
    },
  ];
}
