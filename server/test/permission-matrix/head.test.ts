// HEAD answers every GET call with the same status and headers, without a body.
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { startTestApp } from '../support/test-app.ts';
import { callersOf, expectedStatus, makeRecord, type Row } from './matrix-row.ts';
import { createRecords } from './records.ts';
import { matrixRows } from './rows/matrix-rows.ts';
import { createScene } from './scene.ts';

const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const scene = await createScene(t);
const records = await createRecords(t, scene);

const asked = async (method: 'GET' | 'HEAD', url: string, headers: NonNullable<InjectOptions['headers']>) => {
  const answer = await t.app.inject({ method, url, headers });
  const { 'content-type': type, 'content-length': length, 'cache-control': caching } = answer.headers;
  return { status: answer.statusCode, type, length: Number(length), caching, body: answer.rawPayload };
};

// Signing out ends the caller's session, and limits count each call.
const calls = describedCalls.filter(({ method, path }) => method === 'GET' && path !== '/api/auth/logout');

/** A document that is generated again has another date, and figures of the moment may have a digit more. */
const isOfTheMoment = ({ raw, path }: (typeof calls)[number]) => raw === 'download' || path === '/api/admin/operation';

const rowsOf = (name: string): Row[] => {
  const rows = matrixRows[name];
  if (rows === undefined) throw new Error(`${name} has no row in the permission matrix`);
  return [rows].flat() as Row[];
};

test.each(calls.map((call) => [nameOf(call), call] as const))('HEAD of %s', async (name, call) => {
  for (const row of rowsOf(name)) {
    const caller = callersOf(call).find((one) => (expectedStatus(call, row, one) ?? 500) < 400) ?? 'manage';
    const person = row.byAnother ? await scene.another(caller) : scene.people[caller];
    const made = await makeRecord(records, row, person);
    const path = call.path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(made[field] ?? field));
    const url = row.url?.(made) ?? (row.query === undefined ? path : `${path}?${row.query}`);
    for (const headers of [{ ...(person && { authorization: `Bearer ${person.token}` }) }, {}]) {
      const get = await asked('GET', url, { ...headers, ...row.headers });
      const head = await asked('HEAD', url, { ...headers, ...row.headers });
      expect(head.body.length).toBe(0);
      expect([head.status, head.type, head.caching]).toEqual([get.status, get.type, get.caching]);
      if (!Number.isNaN(head.length) && !isOfTheMoment(call)) expect(head.length).toBe(get.body.length);
    }
  }
});
