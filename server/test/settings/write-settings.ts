// `npm run docs:settings`: writes the tables of settings in docs/operations.md again.
import { readFileSync, writeFileSync } from 'node:fs';
import { withSettings } from './settings-document.ts';

const file = new URL('../../../docs/operations.md', import.meta.url);
writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
