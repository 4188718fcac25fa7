// The changing calls that are compared, each with the records that it uses up.
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import type { Bench } from '../product.ts';
import { makeParties, type Person } from '../realtime/parties.ts';
import type { ComparedRow } from './compare-calls.ts';

/** So many that their writers neither wait for each other nor write more than a person may. */
const negotiations = 300;
/** Each call uses up one. */
const supply = 200_000;

const idOf = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const idInSql = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

const files = `
  insert into file (id, name, size, content_type, sha256, storage_key, uploaded_by, created_at)
  select ${idInSql}, 'documento.pdf', 1000, 'application/pdf', decode(repeat('00', 32), 'hex'), 'bench/' || n, $1, now()
  from generate_series(1, $2::int) n`;

const notifications = `
  insert into notification (id, user_id, translation_key, data, created_at)
  select ${idInSql}, $1, 'project.approved', '{"resourceType": "project", "resourceName": "Parque"}', now()
  from generate_series(1, $2::int) n`;

async function insert({ ownerUrl }: Bench, text: string, userId: string): Promise<void> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(text, [userId, supply]);
  await owner.query('analyze');
  await owner.end();
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    if (count > supply) throw new Error('The records that this call uses up are used up');
    return count;
  };
}

function postMessage({ databaseUrl, dataDir }: Bench): ComparedRow {
  let writers: Person[] = [];
  let sent = 0;
  return {
    name: 'posting a message',
    least: { change: 'message' },
    aim: 0.7,
    async prepare() {
      const people = await makeParties({ appUrl: databaseUrl, dataDir }, negotiations);
      writers = people.filter(({ negotiationId }) => negotiationId !== undefined);
    },
    asked() {
      sent += 1;
      const { negotiationId, token } = writers[sent % writers.length] as Person;
      const body = { text: `Bom dia, esta é a mensagem ${sent}.` };
      return { method: 'POST', path: `/api/negotiations/${negotiationId}/messages`, token, body, key: String(sent) };
    },
  };
}

export function createProject(bench: Bench): ComparedRow {
  const next = counter();
  const { seller } = bench;
  let entityId = '';
  return {
    name: 'creating a project',
    least: { change: 'project' },
    aim: 0.6,
    async prepare() {
      await insert(bench, files, seller.id);
      const answer = await fetch(`${bench.url}/api/legal-entities/approved`, {
        headers: { authorization: `Bearer ${seller.token}` },
      });
      const [entity] = (await answer.json()) as { id: string }[];
      entityId = entity?.id ?? '';
    },
    asked() {
      const n = next();
      const body = projectPayload(entityId, idOf(n), { designation: `Parque Solar da Várzea ${n}` });
      return { method: 'POST', path: '/api/projects', token: seller.token, body, key: String(n) };
    },
  };
}

function markRead(bench: Bench): ComparedRow {
  const next = counter();
  const { buyer } = bench;
  return {
    name: 'marking a notification as read',
    least: { change: 'read' },
    aim: 0.7,
    prepare: () => insert(bench, notifications, buyer.id),
    asked: () => ({
      method: 'PATCH',
      path: '/api/notifications/read',
      token: buyer.token,
      body: { notificationIds: [idOf(next())] },
    }),
  };
}

export const changeRows = (bench: Bench): ComparedRow[] => [createProject(bench), postMessage(bench), markRead(bench)];
