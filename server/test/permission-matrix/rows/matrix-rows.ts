// The whole permission matrix: the rows of every file in this folder.
import { readdirSync } from 'node:fs';
import type { Rows } from '../matrix-row.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name !== 'matrix-rows.ts');
const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<Record<string, Rows>>));

const all = modules.flatMap((rows) => Object.values(rows).flatMap((own) => Object.entries(own)));
const twice = all.filter(([call], index) => all.findIndex(([other]) => other === call) !== index);
if (twice.length > 0) throw new Error(`Two files have rows for ${twice.map(([call]) => call).join(', ')}`);

export const matrixRows: Rows = Object.fromEntries(all);
