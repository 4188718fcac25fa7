// The answers of records and lists, byte for byte, for each kind of reader: however they are read and written, a page
// gets the same. `vitest run`, this file's path and then `-u` record them again.
import { afterAll, expect, test, vi } from 'vitest';
import { startTestApp } from '../support/test-app.ts';
import { createAnswersScene } from './answers-scene.ts';

// Dates, numbers of the year and instants are those of the record.
// A process's time would not follow a clock that is set back alone.
vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-02T09:00:00.000Z') });
afterAll(() => {
  vi.useRealTimers();
});

const t = await startTestApp();
const scene = await createAnswersScene(t);
const { people } = scene;

const varying = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\bu-[\da-f]{12}@test\.example|\b59\d{7}\b/g;

/** Ids, addresses and fiscal numbers by the order in which a file names them. */
function namesOf() {
  const names = new Map<string, string>();
  return (text: string) =>
    text.replace(varying, (found) => {
      const name = names.get(found) ?? `~${names.size + 1}`;
      names.set(found, name);
      return name;
    });
}

async function answerTo(person: { token: string }, path: string): Promise<string> {
  const { statusCode, body } = await t.app.inject({
    url: path,
    headers: { authorization: `Bearer ${person.token}`, 'x-request-id': 'recorded' },
  });
  // The next answer counts the view.
  await t.settled();
  return statusCode === 200 ? body : `${statusCode} ${JSON.parse(body).code}`;
}

const everybody = Object.entries(people);

/** What each person is answered on each path; the same answer as an earlier person's is told once. */
async function answersTo(paths: Record<string, string>): Promise<string> {
  const normalised = namesOf();
  const lines: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const told = new Map<string, string>();
    for (const [person, signed] of everybody) {
      const answer = normalised(await answerTo(signed, path));
      lines.push(`${name}, ${person}: ${told.has(answer) ? `as ${told.get(answer)}` : answer}`);
      if (!told.has(answer)) told.set(answer, person);
    }
  }
  return `${lines.join('\n')}\n`;
}

const under = (path: string, ids: Record<string, string>) =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${path} ${name}`, `${path}/${id}`]));
const lists = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, path]));
const thread = `/api/negotiations/${scene.negotiations.ongoing}`;

const recorded: Record<string, Record<string, string>> = {
  projects: {
    ...under('/api/projects', scene.projects),
    ...under('/api/admin/projects', { fraction: scene.projects.fraction, deleted: scene.projects.deleted }),
    ...lists('/api/projects', '/api/search/projects', '/api/admin/projects'),
  },
  offers: {
    ...under('/api/offers', scene.offers),
    ...under('/api/admin/offers', { deleted: scene.offers.deleted }),
    ...lists('/api/offers', '/api/search/offers', '/api/admin/offers'),
  },
  contracts: {
    ...under('/api/energy-contracts', scene.contracts),
    ...under('/api/admin/energy-contracts', { deleted: scene.contracts.deleted }),
    ...lists('/api/energy-contracts', '/api/search/energy-contracts', '/api/admin/energy-contracts'),
  },
  entities: {
    ...under('/api/legal-entities', scene.entities),
    ...under('/api/admin/legal-entities', { deleted: scene.entities.deleted }),
    ...lists('/api/legal-entities', '/api/admin/legal-entities'),
  },
  invoices: { ...under('/api/invoices', scene.invoices), ...lists('/api/invoices', '/api/admin/invoices') },
  negotiations: {
    ...under('/api/negotiations', scene.negotiations),
    ...lists('/api/negotiations'),
    messages: `${thread}/messages?limit=30`,
    'contract templates': `${thread}/contract-templates`,
    'the latest': `${thread}/contract-templates/latest`,
    'by its id': `${thread}/contract-templates/${scene.version}`,
  },
  tasks: lists('/api/tasks'),
};

test.each(Object.entries(recorded))('%s are answered to each reader as recorded', async (name, paths) => {
  await expect(await answersTo(paths)).toMatchFileSnapshot(`${name}.txt`);
});

test('records are read on shared connections, also while all of the pool are in use', async () => {
  const { options } = t.platform.pool;
  const patience = options.connectionTimeoutMillis;
  const held = await Promise.all(Array.from({ length: options.max }, () => t.platform.pool.connect()));
  options.connectionTimeoutMillis = 50;
  try {
    for (const path of [
      `/api/projects/${scene.projects.fraction}`,
      `/api/energy-contracts/${scene.contracts.approved}`,
      `/api/legal-entities/${scene.entities.sellers}`,
      `/api/invoices/${scene.invoices.pending}`,
      thread,
      `${thread}/messages`,
      `${thread}/contract-templates`,
      `${thread}/contract-templates/latest`,
      `${thread}/contract-templates/${scene.version}`,
    ]) {
      const { status } = await t.as(people.seller).get(path);
      expect([path, status]).toEqual([path, 200]);
    }
  } finally {
    options.connectionTimeoutMillis = patience;
    for (const client of held) client.release();
  }
});
