// Bundles the server: it loads a handful of files instead of two thousand, and is back a second sooner after a fault.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { besideItsSource, bundleFolder as folder } from './beside-its-source.mjs';
import { root } from './toolchain.mjs';

/**
 * Packages that stay outside, each of them whole: classes of one that was in both places would not know each other's
 * objects.
 */
const external = [
  // They look for files beside themselves, or are machine code.
  ...['@fastify/swagger', '@fastify/swagger-ui', '@node-rs/argon2', 'graphile-worker', 'pino', 'socket.io'],
  // They are large, or have a part that is, and that is loaded only when something needs it.
  ...['@react-pdf/renderer', 'docx', /^flydrive\b/, /^@aws-sdk\//, /^@opentelemetry\//],
];

async function bundle() {
  const build = await rolldown({
    cwd: root,
    input: { main: 'server/src/main.ts', 'main-jobs': 'server/src/main-jobs.ts' },
    platform: 'node',
    // The image is built without it.
    tsconfig: false,
    external,
    plugins: [besideItsSource],
  });
  // Names stay as they are, and a comment before each module says where it is from: both serve who reads a stack.
  const { output } = await build.generate({ format: 'esm', comments: false, chunkFileNames: '[name].js' });
  await build.close();
  mkdirSync(folder, { recursive: true });
  // A server that starts meanwhile, by another start of this build, reads whole files.
  for (const { fileName, code } of output) {
    const unfinished = join(folder, `${fileName}.${process.pid}`);
    writeFileSync(unfinished, code);
    renameSync(unfinished, join(folder, fileName));
  }
  const made = new Set(output.map(({ fileName }) => fileName));
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js') && !made.has(one)))
    rmSync(join(folder, name));
}

await bundle();
