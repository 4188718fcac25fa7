// The reading calls that are compared, each with the least server's statement and its values.
import pg from 'pg';
import type { Bench } from '../product.ts';
import type { ComparedRow } from './compare-calls.ts';
import type { LeastStatement } from './least-statements.ts';

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

export async function readRows(bench: Bench): Promise<ComparedRow[]> {
  const { seller, buyer } = bench;
  const ids = await recordsOf(bench);
  const market = [portuguese.countries, portuguese.most, 20];
  const read = (name: string, path: string, statement: LeastStatement, values: unknown[], aim = 0.85): ComparedRow => ({
    name,
    asked: { method: 'GET', path, token: seller.token },
    least: { statement, values },
    aim,
  });
  const project = `/api/projects/${ids.fraction}`;
  const thread = `/api/negotiations/${ids.negotiation}/messages?limit=30`;
  return [
    read('one project, a fraction, as its owner', project, 'project', [ids.fraction]),
    {
      ...read('one project, as a stranger', project, 'project', [ids.fraction]),
      asked: { method: 'GET', path: project, token: buyer.token },
    },
    read('market list, total counted', marketPath, 'marketList', market, 1),
    read('market list, total kept', marketPath, 'marketListKept', [...market, ids.total]),
    read('one contract', `/api/energy-contracts/${ids.contract}`, 'contract', [ids.contract]),
    read('one legal entity', `/api/legal-entities/${ids.entity}`, 'legalEntity', [ids.entity]),
    read('one negotiation', `/api/negotiations/${ids.negotiation}`, 'negotiation', [ids.negotiation, seller.id]),
    read("a negotiation's thread", thread, 'thread', [ids.negotiation, 31]),
    read('notifications', '/api/notifications?limit=10', 'notifications', [10], 0.8),
    read('home tasks', '/api/tasks', 'tasks', [seller.id, 12], 0.8),
    read('own invoices', '/api/invoices?limit=10', 'invoices', [10], 1),
  ];
}
