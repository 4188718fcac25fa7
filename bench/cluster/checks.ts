// What must be right when several processes answer: sockets, limits, idempotency keys, files, jobs. Each check says what it
// found and whether that is what it should be.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { userLimits } from '@wattpact/domain/api/user-limits';
import { offerPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { io, type Socket } from 'socket.io-client';
import { send } from './load.ts';
import type { Pair } from './market.ts';

export interface Check {
  name: string;
  found: string;
  isRight: boolean;
}

const patienceMs = 15_000;

export async function openSocket(url: string, token: string, transports = ['websocket']): Promise<Socket> {
  const socket = io(url, { path: '/api/socket.io', transports, forceNew: true, auth: { token } });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => socket.emit('join_notifications', () => resolve()));
    setTimeout(() => reject(new Error('the socket did not join')), patienceMs).unref();
  });
  return socket;
}

/** A message that is sent to one process reaches the socket at another. */
async function heard(name: string, from: string, to: string, pair: Pair, transports?: string[]): Promise<Check> {
  const socket = await openSocket(to, pair.buyer.token, transports);
  const came = new Promise<number>((resolve) => socket.once('negotiation_changed', () => resolve(performance.now())));
  const path = `/api/negotiations/${pair.negotiationId}/messages`;
  const begun = performance.now();
  const { status } = await send(from, { method: 'POST', path, token: pair.seller.token, body: { text: 'Heard?' } });
  const at = await Promise.race([came, pause(patienceMs, undefined, { ref: false })]);
  socket.disconnect();
  const found = at === undefined ? `not heard (${status})` : `heard after ${Math.round(at - begun)} ms`;
  return { name, found, isRight: at !== undefined };
}

const get = (path: string, token: string) => ({ method: 'GET', path, token }) as const;

/** @param urls of processes that count as in operation (USER_LIMIT_FACTOR is 1) */
async function limited(urls: readonly string[], { seller }: Pair): Promise<Check> {
  const { limit } = userLimits.export;
  const statuses: number[] = [];
  for (let number = 0; number < limit + 5; number += 1) {
    const url = urls[number % urls.length] ?? '';
    statuses.push((await send(url, get('/api/projects/export?format=csv', seller.token))).status);
  }
  const answered = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  return {
    name: `a limit of ${limit} calls per user, asked ${limit + 5} times at two processes in turn`,
    found: `${answered} answered, ${refused} refused`,
    isRight: answered === limit && refused === 5,
  };
}

async function createdOnce(urls: readonly string[], { buyer }: Pair, entityId: string): Promise<Check> {
  const rounds = 30;
  let ids = 0;
  let repeats = 0;
  for (let number = 0; number < rounds; number += 1) {
    const body = offerPayload(entityId, { name: `Once ${number}` });
    const call = { method: 'POST', path: '/api/offers', token: buyer.token, body, key: crypto.randomUUID() } as const;
    const answers = await Promise.all(urls.map((url) => send(url, call)));
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => JSON.parse(body).id));
    ids += made.size;
    repeats += answers.filter(({ status }) => status === 201).length;
  }
  return {
    name: `${rounds} offers, each with its key sent to two processes at once`,
    found: `${ids} made, ${repeats} answers`,
    isRight: ids === rounds && repeats === 2 * rounds,
  };
}

async function fileAtAnother(urls: readonly string[], { seller }: Pair): Promise<Check> {
  const [to = '', from = ''] = urls;
  const content =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'application/pdf' }), 'contrato.pdf');
  const authorization = `Bearer ${seller.token}`;
  const uploaded = await fetch(`${to}/api/files/upload`, { method: 'POST', headers: { authorization }, body: form });
  const { id } = (await uploaded.json()) as { id?: string };
  const link = await fetch(`${from}/api/files/download/${id}`, { headers: { authorization } });
  const { pathname, search } = new URL(((await link.json()) as { url: string }).url, from);
  const read = await fetch(`${from}${pathname}${search}`);
  const isSame = (await read.text()) === content;
  return {
    name: 'a file that one process stored, read from another',
    found: `${uploaded.status}, then ${read.status}`,
    isRight: isSame,
  };
}

/** Counts each mail that arrives, by its recipient. */
export async function receiveMails(port: number): Promise<{ counts: Map<string, number>; stop(): Promise<void> }> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1);
      stream.resume().on('end', () => done());
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { counts, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Of mails that wait for two processes of jobs. */
async function sentOnce(appUrl: string, counts: ReadonlyMap<string, number>): Promise<Check> {
  const mails = 200;
  const client = new pg.Client(appUrl);
  await client.connect();
  try {
    await client.query(
      `with made as (insert into mail (id, recipient, kind, subject, status, created_at, content)
         select gen_random_uuid(), 'once-' || n || '@cluster.example', 'welcome', 's', 'queued', now(),
           '{"text": "t", "html": "<p>t</p>"}' from generate_series(1, ${mails}) n returning id)
       select graphile_worker.add_job('send_mail', json_build_object('mailId', id)) from made`,
    );
  } finally {
    await client.end();
  }
  const of = () => [...counts].filter(([address]) => address.startsWith('once-'));
  for (let tries = 0; tries < 300 && of().length < mails; tries += 1) await pause(100);
  await pause(1000);
  const times = of().map(([, count]) => count);
  return {
    name: `${mails} mails, jobs in two processes`,
    found: `${times.length} arrived, ${times.filter((count) => count > 1).length} of them more than once`,
    isRight: times.length === mails && times.every((count) => count === 1),
  };
}

export interface Checked {
  /** Two processes that count as in operation. */
  urls: readonly string[];
  /** nginx before four processes. */
  balanced: string;
  appUrl: string;
  mails: ReadonlyMap<string, number>;
  pairs: readonly Pair[];
}

export async function checkProcesses({ urls, balanced, appUrl, mails, pairs }: Checked): Promise<Check[]> {
  const [first = '', second = ''] = urls;
  const [pair] = pairs as [Pair];
  const { rows } = await withClient(appUrl, (client) =>
    client.query<{ id: string }>('select legal_entity_id as id from employee where user_id = $1', [pair.buyer.id]),
  );
  return [
    await heard('a message to one process, a socket at another', first, second, pair),
    await heard('the same without websockets, through nginx before four', first, balanced, pair, ['polling']),
    await limited(urls, pair),
    await createdOnce(urls, pair, rows[0]?.id ?? ''),
    await fileAtAnother(urls, pair),
    await sentOnce(appUrl, mails),
  ];
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
