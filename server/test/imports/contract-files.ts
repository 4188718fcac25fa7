// Files with energy contracts for tests of imports, and the call that sends them.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { TestAnswer } from '../support/test-app.ts';
import { multipart } from '../support/uploads.ts';

export type Cells = Record<string, string>;

/** A payload as the cells of a row: lists of objects are numbered from 1, several values share a cell. */
function cellsOf(value: object, prefix = ''): Cells {
  const cells: Cells = {};
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix + (Array.isArray(value) ? String(Number(name) + 1) : name);
    if (Array.isArray(inner) && inner.every((one) => typeof one !== 'object')) cells[path] = inner.join('|');
    else if (typeof inner === 'object' && inner !== null) Object.assign(cells, cellsOf(inner, `${path}.`));
    else if (inner !== undefined) cells[path] = String(inner);
  }
  return cells;
}

/** Without the first party, which the form names. */
export function contractCells(
  { firstPartyLegalEntityId: _, ...payload }: EnergyContractPayload,
  changes: Cells = {},
): Cells {
  return { ...cellsOf(payload), ...changes };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export function csvOf(rows: readonly Cells[], separator = ';'): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((path) => quoted(row[path] ?? '')).join(separator));
  return [columns.join(separator), ...lines].join('\r\n');
}

interface Caller {
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

interface Sent {
  legalEntityId: string;
  content: Buffer | string;
  name?: string;
  dryRun?: string;
  headers?: Record<string, string>;
}

export const formOf = ({ legalEntityId, content, name = 'contratos.csv', dryRun = 'true' }: Sent) =>
  multipart([
    { field: 'legalEntityId', content: legalEntityId },
    { field: 'dryRun', content: dryRun },
    { field: 'file', name, content },
  ]);

export function sendImport(caller: Caller, sent: Sent): Promise<TestAnswer> {
  const form = formOf(sent);
  return caller.post('/api/energy-contracts/import', form.body, { ...form.headers, ...sent.headers });
}
