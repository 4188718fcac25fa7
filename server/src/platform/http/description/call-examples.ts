// Bodies and answers of each call, as a test has sent and received them: `npm run docs:api` records them.
import { readFileSync } from 'node:fs';
import type { CallExample } from './complete-description.ts';

export const callExamplesFile = new URL('../../../../api-examples.json', import.meta.url);

/** By `GET /api/x/:id`; no example is kept of a call that carries a file. */
export const readCallExamples = (): Record<string, CallExample> => JSON.parse(readFileSync(callExamplesFile, 'utf8'));
