// Runs child processes that never outlive this script: signals are passed on, and the end of npm counts as a signal.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const children = new Set();
let stopSignal;
let endCode;

function stopChildren(signal) {
  stopSignal = signal;
  if (children.size === 0) process.exit(endCode ?? 128 + constants.signals[signal]);
  for (const child of children) pass(child, signal);
}

/** Ends every child, then this process with the code, after one of several children has ended. */
export function stopAll(code) {
  endCode = code;
  stopChildren('SIGTERM');
}

/** Signals the child's whole process group, because npm passes nothing on. */
function pass(child, signal) {
  try {
    if (child.ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has just ended by itself.
  }
}

/** Each script must call it once: SIGINT, SIGTERM, SIGHUP and the end of npm then end the children. */
export function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopChildren(signal));
  // Only npm is watched, because a shell or a service manager may want this script to keep running.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(watch);
    stopChildren('SIGTERM');
  }, 300);
  watch.unref();
}

/** Only on Linux: elsewhere the process behind npm's shell is not looked up. */
function statOf(pid) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(rest.split(' ')[1]) };
  } catch {
    return undefined;
  }
}
const parentOf = (pid) => statOf(pid)?.parent;
const isShell = (pid) => /^(sh|dash|bash|zsh|ash|busybox)$/.test(statOf(pid)?.name ?? '');

/**
 * Runs a program to its end and gives its exit code; ends this process too when it was told to stop meanwhile.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, stdio?: any, foreground?: boolean, onOutput?: (text: string) => void, signal?: AbortSignal }} options
 *   `foreground`: stays in the terminal's group, to read from it; `onOutput`: gets what it prints; `signal`: ends it
 */
export function runChild(command, args, { foreground = false, onOutput, stdio = 'inherit', ...options } = {}) {
  if (stopSignal) process.exit(128 + constants.signals[stopSignal]);
  return new Promise((resolve) => {
    const ownGroup = !foreground && process.platform !== 'win32';
    const streams = onOutput ? ['ignore', 'pipe', 'pipe'] : stdio;
    const child = spawn(command, args, { ...options, stdio: streams, detached: ownGroup });
    child.ownGroup = ownGroup;
    children.add(child);
    child.stdout?.setEncoding('utf8').on('data', onOutput);
    child.stderr?.setEncoding('utf8').on('data', onOutput);
    child.once('error', (error) => {
      if (error.name === 'AbortError') return;
      children.delete(child);
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      const result = code ?? 128 + constants.signals[signal];
      if (stopSignal && children.size === 0) process.exit(endCode ?? result);
      resolve(result);
    });
  });
}
