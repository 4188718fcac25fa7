// The tools of every script: the right Node, npm, and the programs of the packages.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run-child.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints the reason and exits with 1. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The Node that only installs and starts may be older than the one that runs the product. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or newer is needed, this is ${process.version}: install a newer one from https://nodejs.org.`);
  }
}

/** The path of a Node 24 or newer: the one from the lock file, else the machine's own. */
export function findNode24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const brought = join(root, 'node_modules', `node-${platform}-${process.arch}`, program);
  if (existsSync(brought) && runs(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `There is no ready Node 24 for ${process.platform}-${process.arch} and this is ${process.version}: install Node 24 from https://nodejs.org and start again with it.`,
  );
}

function runs(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The environment of a tool: the programs of the packages, including Node 24, come first. */
export function toolEnvironment() {
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '');
  // Everything is compiled once.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'compiled');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE };
}

/** npm as it was called, so that no other version of it runs. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runChild(process.execPath, [npm, ...args], { cwd: root, ...options });
  const windows = process.platform === 'win32';
  return runChild(windows ? 'npm.cmd' : 'npm', args, { cwd: root, shell: windows, ...options });
}

export const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
