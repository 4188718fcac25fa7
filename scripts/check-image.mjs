// `npm run image:check`: does by hand, in temporary folders, what the Dockerfile says, starts the server from what comes
// out, as a user without rights on a PostgreSQL of its own, and runs the image's own health check. No engine is needed,
// and none is tried: the base image, its user and its packages are those of this machine.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startThrowawayDatabase } from '../server/test/database/throwaway-database.ts';
import { copyOf, readDockerfile } from './dockerfile.mjs';
import { root } from './toolchain.mjs';

/** `nobody` of Debian; where this is not root, it stays who it is. */
const user = process.getuid() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const longestMs = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'wattpact-image-'));
chmodSync(folder, 0o755);
const passedOn = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: process.env.HOME ?? '/' };

/** Folders of the image, `/app` and `/data`, in that of a stage. */
const placeOf = (stage, path) => join(folder, stage, path);

/** What the project has under git, as a builder gets it through .dockerignore. */
function copyProject(source, target) {
  const files = execFileSync('git', ['ls-files', '-z', '--', source], { cwd: root, encoding: 'utf8' }).split('\0');
  const found = files.filter((name) => name !== '' && existsSync(join(root, name)));
  if (found.length === 0) throw new Error(`COPY ${source}: there is no such file`);
  for (const name of found) {
    const below = name === source ? '' : name.slice(source.length);
    cpSync(join(root, name), `${target}${below}`);
  }
}

function copy({ name }, text) {
  const { from, to, sources } = copyOf(text);
  for (const source of sources) {
    const last = source.split('/').at(-1);
    const target = placeOf(name, join('app', to.endsWith('/') && from === undefined ? join(to, last) : to));
    mkdirSync(dirname(target), { recursive: true });
    if (from === undefined) copyProject(source, target);
    else cpSync(placeOf(from, source), target, { recursive: true, verbatimSymlinks: true });
  }
}

function run({ name }, text) {
  console.log(`[${name}] ${text}`);
  const command = text.replace(/--(owner|group)=node/g, '').replaceAll(' /data', ` ${placeOf(name, 'data')}`);
  execFileSync('sh', ['-c', command], {
    cwd: placeOf(name, 'app'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: passedOn,
  });
}

function build(stage, stages) {
  mkdirSync(placeOf(stage.name, 'app'), { recursive: true });
  if (stages.some(({ name }) => name === stage.from))
    cpSync(placeOf(stage.from, ''), placeOf(stage.name, ''), { recursive: true, verbatimSymlinks: true });
  for (const { word, text } of stage.steps) {
    if (word === 'COPY') copy(stage, text);
    if (word === 'RUN') run(stage, text);
  }
}

const textAfter = ({ steps }, word) => steps.find((step) => step.word === word)?.text;
const settingsOf = (stage) =>
  Object.fromEntries(
    stage.steps
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/).map((pair) => pair.split('='))),
  );
const commandOf = (text) => JSON.parse(text.slice(text.indexOf('[')));

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function launch(stage, [, ...args], env) {
  const child = spawn(process.execPath, args, {
    cwd: placeOf(stage.name, 'app'),
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output };
}

async function end({ child, output }, what) {
  child.kill('SIGTERM');
  const code = child.exitCode ?? (await once(child, 'exit'))[0];
  if (code !== 0) throw new Error(`${what} ended with ${code} after SIGTERM:\n${output()}`);
}

async function tryOut(stage) {
  const database = await startThrowawayDatabase('wattpact');
  const port = await freePort();
  const data = placeOf(stage.name, 'data');
  if (user.uid !== undefined) execFileSync('chown', [String(user.uid), data]);
  const env = {
    ...{ PATH: passedOn.PATH, ...settingsOf(stage), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data },
    ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, ALLOW_PLAIN_HTTP: 'on', SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{ SECRET_KEY: 'only for a trial of the image, 27 letters', JOBS: 'own' },
    ...{ DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl },
  };
  const server = launch(stage, commandOf(textAfter(stage, 'CMD')), env);
  const jobs = launch(stage, ['node', '--max-semi-space-size=16', 'server/dist/main-jobs.js'], env);
  try {
    const check = commandOf(textAfter(stage, 'HEALTHCHECK').replace(/^.*CMD/, ''));
    for (const last = Date.now() + longestMs; ; await pause(500)) {
      if (server.child.exitCode !== null || Date.now() > last)
        throw new Error(`The server did not start:\n${server.output()}`);
      const { child } = launch(stage, check, env);
      if ((await once(child, 'exit'))[0] === 0) break;
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/pt`)).text();
    if (!page.includes('<div id="root"') && !page.includes('<main')) throw new Error('The pages are missing.');
    const description = await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json();
    if (!description.paths) throw new Error('The description of the API is missing.');
    await end(server, 'The server');
    await end(jobs, 'The process for jobs');
  } finally {
    for (const { child } of [server, jobs]) if (child.exitCode === null) child.kill('SIGKILL');
    await database.stop();
  }
}

try {
  const stages = readDockerfile();
  for (const stage of stages) build(stage, stages);
  const last = stages.at(-1);
  // A program that looks upwards must not find the packages of this project.
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync('/nowhere', join(folder, 'node_modules'));
  const size = execFileSync('du', ['-sm', placeOf(last.name, 'app')], { encoding: 'utf8' }).split('\t')[0];
  await tryOut(last);
  console.log(`The server and the process for jobs start, are healthy and end. /app has ${size} MB.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
