// `npm run dev` as a developer uses it: both addresses answer, and Ctrl-C leaves no process behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../server/test/processes/free-port.ts';
import { root } from './toolchain.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'wattpact-dev-'));
// PostgreSQL's own user must be able to enter.
chmodSync(dataDir, 0o711);
const started = [];
afterAll(() => {
  for (const child of started) child.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

function launch(env) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  return { child, said, ended: once(child, 'exit').then(([code]) => code) };
}

/** Every process started with the data folder: by its environment, PostgreSQL by its arguments. Only on Linux. */
const processesLeft = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        ['environ', 'cmdline'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(dataDir))
      );
    } catch {
      return false;
    }
  });

test.runIf(process.platform === 'linux')(
  'serves web and API at one address, starts the API again after a change, and leaves nothing behind',
  { timeout: 180_000 },
  async () => {
    const [port, webPort] = [String(await freePort()), String(await freePort())];
    // With a mail server named there is no demo data, which would take the longest.
    const { child, said, ended } = launch({ PORT: port, WEB_PORT: webPort, SMTP_URL: 'smtp://127.0.0.1:9' });
    await expect.poll(() => said.text, { timeout: 150_000, interval: 100 }).toContain('Wattpact is ready.');
    const address = `http://localhost:${webPort}`;
    expect(said.text).toContain(`Marketplace     ${address}\n`);
    expect(said.text).toContain(`Administration  ${address}/admin\n`);
    for (const [path, script] of [
      ['/pt/sign-in', '/src/marketplace/main.tsx'],
      ['/admin/users', '/src/admin/main.tsx'],
    ]) {
      const page = await (await fetch(`${address}${path}`)).text();
      expect(page).toContain('/@vite/client');
      expect(page).toContain(script);
    }
    const landing = await fetch(`${address}/`);
    expect(landing.url).toBe(`${address}/pt`);
    expect(await landing.text()).toMatch(
      /<h1>.*href="\/src\/landing\/landing\.css"|href="\/src\/landing\/landing\.css".*<h1>/s,
    );
    const settings = await fetch(`${address}/api/settings`);
    expect({ status: settings.status, body: await settings.json() }).toMatchObject({
      status: 200,
      body: { appName: 'Wattpact' },
    });
    const socket = await fetch(`${address}/api/socket.io/?EIO=4&transport=polling`);
    expect(await socket.text()).toContain('"sid"');
    expect(processesLeft().length).toBeGreaterThan(3);
    // A save without a change.
    utimesSync(join(root, 'domain', 'package.json'), new Date(), new Date());
    utimesSync(join(root, 'server', 'src', 'main.ts'), new Date(), new Date());
    await expect
      .poll(() => said.text, { timeout: 30_000 })
      .toContain('server/src/main.ts has changed: starting the API again …');
    expect(said.text).not.toContain('package.json has changed');
    child.kill('SIGINT');
    await ended;
    await expect.poll(processesLeft, { timeout: 20_000, interval: 100 }).toEqual([]);
  },
);

test('a taken address ends both, with the code of a failure', { timeout: 60_000 }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const webPort = String(holder.address().port);
  const { said, ended } = launch({ PORT: String(await freePort()), WEB_PORT: webPort, SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(await ended).toBe(1);
  expect(said.text).toContain(`The web cannot be served at WEB_PORT ${webPort}`);
  holder.close();
});
