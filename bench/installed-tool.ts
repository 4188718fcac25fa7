// Programs that only a measurement needs: installed at their first use, with a pinned version, outside the workspaces.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/bench');

/** Runs a command and throws when it fails. @returns what it wrote on its standard output */
export async function runTool(command: string, args: readonly string[], env = process.env): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${errors.slice(-2_000)}`);
  return output;
}

/** The folder in which these packages (`name@version`) are installed. */
export async function installedTool(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(cache, name);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  console.log(`Installing ${packages.join(', ')} …`);
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  // Without a package of its own, npm would install into the project.
  await writeFile(join(half, 'package.json'), '{"private":true,"type":"module"}\n');
  await runTool('npm', ['install', '--prefix', half, '--no-audit', '--no-fund', '--save-exact', ...packages]);
  await rename(half, folder);
  return folder;
}
