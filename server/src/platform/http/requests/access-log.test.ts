// A line for each call: its pattern, its end, who made it and from where, and nothing of what they asked for.
import { expect, test } from 'vitest';
import { makeApiKeys } from '../../../../test/companies/api-keys.ts';
import { atEndOfFile } from '../../../../test/support/end-of-file.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { buildApp } from '../../../app.ts';
import { createLog } from '../../log.ts';

const t = await startTestApp();
const texts: string[] = [];

async function logging({ level = 'info', accessLog = true } = {}) {
  const log = createLog(level, { write: (line) => texts.push(line) });
  const app = await buildApp({ ...t.platform, log, config: { ...t.config, accessLog } });
  atEndOfFile(() => app.close());
  return app;
}
const app = await logging();
const from = { remoteAddress: '2001:db8:1:2:3:4:5:6' };
const maker = await t.make.user();
const entity = await t.make.entity(maker);
const { id } = await t.make.project(maker, entity.id);

/** The lines of one call, without those that its work writes. */
async function accessesOf(server: typeof app, request: object): Promise<Record<string, unknown>[]> {
  texts.length = 0;
  await server.inject({ ...from, ...request });
  return texts.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'access');
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('who called what from where, and how it ended, without ids, query and token', async () => {
  const url = `/api/projects/${id}?secret=segredo`;
  const lines = await accessesOf(app, { url, headers: bearer(maker.token) });
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      call: 'GET /api/projects/:id',
      status: expect.any(Number),
      ms: expect.any(Number),
      network: '2001:db8:1:2::/64',
      userId: maker.id,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      msg: 'access',
    },
  ]);
  expect(texts.join('')).not.toMatch(new RegExp(`${id}|segredo|${maker.token}`));
  for (const name of ['call', 'reqId']) expect(texts[0]?.split(`"${name}"`)).toHaveLength(2);
});

test('a key is named beside who made it, and nobody where nobody is signed in', async () => {
  const key = await makeApiKeys(t)(maker, entity.id, 'view');
  const [line] = await accessesOf(app, { url: '/api/projects', headers: bearer(key.token) });
  expect(line).toMatchObject({ status: 200, userId: maker.id, apiKeyId: key.id });
  expect(texts.join('')).not.toContain(key.token);
  const [other] = await accessesOf(app, { url: '/api/users/me' });
  expect(other).toMatchObject({ call: 'GET /api/users/me', status: 401 });
  expect(Object.keys(other ?? {})).not.toContain('userId');
});

test('a link that opens a file is its pattern alone', async () => {
  const [line] = await accessesOf(app, { url: `/api/files/content/${id}?expires=1&signature=segredo` });
  expect(line).toMatchObject({ call: 'GET /api/files/content/:id' });
  expect(texts.join('')).not.toMatch(new RegExp(`${id}|segredo`));
});

test('what watches the server and what is no call is left out, unless it is not found', async () => {
  const paths = ['/api/health', '/api/ready', '/.well-known/security.txt'];
  for (const url of paths) expect(await accessesOf(app, { url })).toEqual([]);
  expect(await accessesOf(app, { url: '/wp-login.php' })).toMatchObject([
    // Without built pages no route takes it.
    { status: 404, call: expect.stringMatching(/^(other|GET \/\*)$/) },
  ]);
  const detailed = await logging({ level: 'debug' });
  for (const url of paths) expect(await accessesOf(detailed, { url })).toMatchObject([{ level: 20, status: 200 }]);
});

test('without the setting there is none', async () => {
  const quiet = await logging({ accessLog: false });
  expect(await accessesOf(quiet, { url: '/api/users/me' })).toEqual([]);
});
