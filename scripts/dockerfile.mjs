// Reads the Dockerfile: its stages, each with its instructions in order.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/**
 * @returns {{ name: string, from: string, steps: { word: string, text: string }[] }[]}
 *   `name` is that of the stage, or its number; `text` what follows the instruction's word
 */
export function readDockerfile(file = join(root, 'Dockerfile')) {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, word, text] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from, , name = String(stages.length)] = text.split(/\s+/);
      stages.push({ name, from, steps: [] });
      // An ARG before the first stage belongs to none.
    } else stages.at(-1)?.steps.push({ word, text });
  }
  return stages;
}

/** Of a COPY: from which stage (undefined: the project), what, and to where. */
export function copyOf(text) {
  const words = text.split(/\s+/);
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined;
  return { from, to: words.pop(), sources: words };
}
