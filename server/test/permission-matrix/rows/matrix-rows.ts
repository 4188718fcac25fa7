// The whole permission matrix: the rows of every file in this folder.
import { readdirSync } from 'node:fs';
import type { Rows } from '../matrix-row.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name !== 'matrix-rows.ts');
const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<Record<string, Rows>>));

export const matrixRows: Rows = Object.assign({}, ...modules.flatMap((rows) => Object.values(rows)));
