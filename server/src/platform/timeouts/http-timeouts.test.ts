// Clients that are slow, silent or stop reading, over sockets.
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { openConnection as open } from '../../../test/support/slow-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { multipart, samplePdf, upload } from '../../../test/support/uploads.ts';
import { buildApp } from '../../app.ts';
import { type HttpTimeouts, usualTimeouts } from './http-timeouts.ts';

const t = await startTestApp();
const user = await t.make.user();
const authorization = `authorization: Bearer ${user.token}`;

async function serve(timeouts: Partial<HttpTimeouts>) {
  const app = await buildApp(t.platform, { ...usualTimeouts, check: 100, ...timeouts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  atEndOfFile(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { app, port: (app.server.address() as AddressInfo).port };
}

const feedback = JSON.stringify({
  category: 'other',
  name: 'Ana Sousa',
  email: 'ana@test.example',
  description: 'Bom dia',
});
const post = (path: string, ...headers: string[]) => [`POST ${path} HTTP/1.1`, 'host: test', authorization, ...headers];

test('headers that do not arrive whole end the connection', async () => {
  const { port } = await serve({ headers: 300 });
  const { send, ended } = open(port);
  send('GET /api/health HTTP/1.1', 'host: test');
  expect(await ended).toContain('408 Request Timeout');
});

test('a body that does not arrive is answered 408 with a code, and the connection ends; others go on', async () => {
  const { app, port } = await serve({ body: 1000 });
  const { send, ended, socket } = open(port);
  const json = ['content-type: application/json', `content-length: ${feedback.length}`];
  send(...post('/api/support-feedback', ...json, ''));
  socket.write(feedback.slice(0, 20));
  const text = await ended;
  expect(text).toContain('HTTP/1.1 408');
  expect(text).toContain('"code":"error_request_too_slow"');
  expect(await t.db.selectFrom('support_feedback').selectAll().execute()).toEqual([]);
  // One that arrives in pieces, and in time, is answered.
  const slow = open(port);
  slow.send(...post('/api/support-feedback', ...json, 'connection: close', ''));
  await slow.sendSlowly(Buffer.from(feedback), { pieces: 3, everyMs: 50 });
  expect(await slow.ended).toContain('HTTP/1.1 201');
  expect(app.server.listening).toBe(true);
});

test.each(['support-feedback', 'files/upload'])(
  'a refused body for %s that does not arrive ends the connection',
  async (path) => {
    const { port } = await serve({ body: 300 });
    const { send, ended } = open(port);
    send(`POST /api/${path} HTTP/1.1`, 'host: test', 'authorization: Bearer none', 'content-length: 100', '', '{');
    expect(await ended).toContain('HTTP/1.1 401');
  },
);

test('the rest of a refused body that goes on coming is read, and the connection is used again', async () => {
  const { port } = await serve({ body: 300 });
  const { send, sendSlowly, ended } = open(port);
  send('POST /api/support-feedback HTTP/1.1', 'host: test', 'authorization: Bearer none', 'content-length: 100', '');
  await sendSlowly(Buffer.alloc(100, ' '), { pieces: 10, everyMs: 100 });
  send('GET /api/health HTTP/1.1', 'host: test', 'connection: close', '');
  const text = await ended;
  expect(text).toContain('HTTP/1.1 401');
  expect(text).toContain('HTTP/1.1 200');
});

/** @returns what was answered to an upload that is sent in pieces */
async function uploadSlowly(port: number, pace: { pieces: number; everyMs: number }): Promise<string> {
  const content = Buffer.concat([samplePdf, Buffer.alloc(60_000, ' ')]);
  const { body, headers } = multipart([{ field: 'file', name: 'a.pdf', content }]);
  const { send, sendSlowly, ended } = open(port);
  const about = [`content-type: ${headers['content-type']}`, `content-length: ${body.length}`, 'connection: close'];
  send(...post('/api/files/upload', ...about, ''));
  await sendSlowly(body, pace);
  return ended;
}

test('an upload may take longer than other bodies, up to the limit of a request', async () => {
  const { port } = await serve({ headers: 2000, body: 200, request: 3000 });
  expect(await uploadSlowly(port, { pieces: 8, everyMs: 80 })).toContain('HTTP/1.1 201');
  const stored = async () =>
    (await readdir(join(t.config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    ).length;
  expect(await stored()).toBe(1);
  // Whoever still writes when the server closes may lose its last words.
  expect(await uploadSlowly(port, { pieces: 50, everyMs: 100 })).not.toContain('201');
  await t.runJobs();
  expect(await stored()).toBe(1);
});

test('50 MB at half a megabit a second arrive in time', () => {
  expect((50 * 8) / 0.5).toBeLessThan(usualTimeouts.request / 1000);
});

test('an upload that falls silent ends', async () => {
  const { port } = await serve({ silence: 300 });
  const { send, ended, socket } = open(port);
  const { body, headers } = multipart([{ field: 'file', name: 'a.pdf', content: samplePdf }]);
  send(...post('/api/files/upload', `content-type: ${headers['content-type']}`, `content-length: ${body.length}`, ''));
  socket.write(body.subarray(0, 200));
  expect(await ended).not.toContain('201');
});

/** The address of a file that is larger than all the buffers of a socket. */
async function largeFile(): Promise<string> {
  const content = Buffer.concat([samplePdf, Buffer.alloc(30_000_000, ' ')]);
  const { body } = await upload(t.as(user), { content });
  const { url } = (await t.as(user).get(`/api/files/download/${body.id}`)).body;
  return String(url).replace(/^https?:\/\/[^/]+/, '');
}

/** Asks for it, and reads nothing after the first bytes. */
async function stopReading(port: number, path: string) {
  const { socket, send } = open(port);
  socket.pause();
  send(`GET ${path} HTTP/1.1`, 'host: test', '');
  await expect.poll(() => socket.bytesRead, { timeout: 60_000 }).toBeGreaterThan(1000);
  return socket;
}

test('who stops reading is cut off', async () => {
  const path = await largeFile();
  const { app, port } = await serve({ silence: 1000 });
  await stopReading(port, path);
  const count = () => new Promise<number>((done) => app.server.getConnections((_, number) => done(number)));
  await expect.poll(count, { timeout: 60_000 }).toBe(0);
});

test('who stops reading does not hold the end of the server up', async () => {
  const path = await largeFile();
  const { app, port } = await serve({ end: 500 });
  const socket = await stopReading(port, path);
  const before = performance.now();
  await app.close();
  // It was given the time to read on.
  expect(performance.now() - before).toBeGreaterThan(400);
  socket.destroy();
});
