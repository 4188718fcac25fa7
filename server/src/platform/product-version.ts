// The version of the product, as package.json says it.
import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

export const productVersion: string = JSON.parse(readFileSync(file, 'utf8')).version;
