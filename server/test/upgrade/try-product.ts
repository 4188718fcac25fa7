// What people do in the product after an upgrade, or after going back: what was there is there, and what is new is taken.
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../demo/demo-accounts.ts';
import { multipart, samplePdf } from '../support/uploads.ts';
import type { Noted } from './first-version.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const codeSeconds = 30;

interface Answer<Body> {
  status: number;
  body: Body;
}

/** Calls of somebody, or of nobody without a token. */
function callsTo(url: string, token?: string) {
  async function send(path: string, options: RequestInit = {}): Promise<Response> {
    const signed = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return fetch(`${url}/api/${path}`, { ...options, headers: { ...signed, ...options.headers } });
  }
  /** @throws with the answer, unless it has this status */
  async function taken(path: string, answer: Response, status: number): Promise<Response> {
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  return {
    get: async <Body>(path: string) => (await taken(path, await send(path), 200)).json() as Promise<Body>,
    bytes: async (path: string) => new Uint8Array(await (await taken(path, await send(path), 200)).arrayBuffer()),
    /** By its signed link, which may name another address of the product. */
    async file(id: string): Promise<Uint8Array> {
      const asked = `files/download/${id}`;
      const { url: link } = (await (await taken(asked, await send(asked), 200)).json()) as { url: string };
      const { pathname, search } = new URL(link, url);
      return new Uint8Array(
        await (await taken(pathname, await fetch(`${url}${pathname}${search}`), 200)).arrayBuffer(),
      );
    },
    async post<Body>(path: string, body: object): Promise<Answer<Body>> {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json().catch(() => undefined)) as Body };
    },
    /** @returns its id */
    async upload(content: Buffer): Promise<string> {
      const form = multipart([{ field: 'file', name: 'documento.pdf', content }]);
      const sent = await send('files/upload', { method: 'POST', headers: form.headers, body: form.body });
      return ((await (await taken('upload', sent, 201)).json()) as { id: string }).id;
    },
  };
}

/** @param secondFactor the secret, where the account has one */
export async function signIn(url: string, name: string, secondFactor?: string) {
  const open = callsTo(url);
  const email = `${name}@demo.example`;
  const { body } = await open.post<{ token?: string; challenge?: string }>('auth/login', {
    email,
    password: demoPassword,
  });
  if (secondFactor === undefined) {
    assert.ok(body.token, `${email} is signed in`);
    return callsTo(url, body.token);
  }
  assert.ok(body.challenge, `${email} is asked for a code`);
  const { challenge } = body;
  const complete = () => open.post<{ token: string }>('auth/second-factor', { challenge, code: codeOf(secondFactor) });
  let { status, body: signed } = await complete();
  if (status === 401) {
    // A code counts once, and somebody has just signed in by this one.
    await pause(codeSeconds * 1000 - (Date.now() % (codeSeconds * 1000)));
    ({ status, body: signed } = await complete());
  }
  assert.equal(status, 200, `the code of ${email} counts`);
  return callsTo(url, signed.token);
}

type Calls = ReturnType<typeof callsTo>;
interface List {
  items: { id: string }[];
}

async function firstOf(calls: Calls, list: string): Promise<string> {
  const { items } = await calls.get<List>(`${list}?limit=5`);
  const [first] = items;
  assert.ok(first, `${list} has rows`);
  return first.id;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

/**
 * @param written texts that were written since, by whichever version
 * @returns a text that was written now
 */
export async function tryProduct(url: string, noted: Noted, written: readonly string[] = []): Promise<string> {
  const seller = await signIn(url, 'seller');
  const buyer = await signIn(url, 'buyer');
  const admin = await signIn(url, 'admin');
  await (await signIn(url, 'newcomer', noted.secondFactor)).get('users/me');

  const contract = await firstOf(seller, 'search/energy-contracts');
  await seller.get(`energy-contracts/${contract}`);
  assert.ok(isPdf(await seller.bytes(`energy-contracts/${contract}/download`)), 'a contract as a document');
  const invoice = await firstOf(seller, 'invoices');
  await seller.get(`invoices/${invoice}`);
  assert.ok(isPdf(await seller.bytes(`invoices/${invoice}/document`)), 'an invoice as a document');
  for (const list of ['search/projects', 'search/offers', 'negotiations', 'notifications']) await firstOf(buyer, list);
  for (const list of ['admin/invoices', 'admin/users', 'admin/legal-entities']) await firstOf(admin, list);
  assert.equal(sha256(await buyer.file(noted.file.id)), noted.file.sha256, 'a file of then');

  const thread = `negotiations/${noted.negotiationId}/messages`;
  const text = `Escrito em ${url} ${randomUUID()}`;
  const file = await seller.upload(samplePdf);
  assert.equal((await seller.post(thread, { text, files: [file] })).status, 201, 'a message with a file');
  const { items } = await buyer.get<{ items: { text: string }[] }>(`${thread}?limit=20`);
  const texts = items.map((message) => message.text);
  for (const expected of [noted.message, ...written, text]) assert.ok(texts.includes(expected), `${expected} is there`);
  assert.equal(sha256(await buyer.file(file)), sha256(samplePdf), 'a file of now');
  return text;
}
