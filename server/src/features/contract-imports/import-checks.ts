// Checks the rows of an import as the call that registers one contract does, and finds rows that repeat a contract.
import { setImmediate } from 'node:timers/promises';
import { type FieldProblem, fieldProblems } from '@wattpact/domain/api/problem';
import { unclearFault, unclearNumber } from '@wattpact/domain/contract-imports/import-amounts';
import { firstPartyColumn } from '@wattpact/domain/contract-imports/import-columns';
import { faultsAtColumns, type ReadRow, readRow } from '@wattpact/domain/contract-imports/import-values';
import { type EnergyContractPayload, energyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { type ComparedContract, comparedOf } from '@wattpact/domain/energy-contracts/same-contract';
import type { Context } from '../../platform/http/context.ts';
import { found, ProblemError } from '../../platform/http/problem-error.ts';
import { checkRegistration } from '../energy-contracts/registration-rules-service.ts';
import { findSameContracts } from '../energy-contracts/same-contract-queries.ts';
import { type EntitySummary, findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { Line } from './import-lines.ts';
import { type Linked, readableParts } from './import-links.ts';
import type { CheckedLine } from './import-queries.ts';
import { repeated, withWarnings } from './import-warnings.ts';
import { importWords } from './import-words.ts';

/** After so many rows others get their turn: a file has thousands. */
const turn = 20;

/** Two rows, or a row and a contract of the first party, with the same identity are the same contract. */
export const identityOf = ({ name, secondPartyFiscalInfo: second, contractSignatureDate }: EnergyContractPayload) =>
  JSON.stringify([name, second.country, second.fiscalNumber, contractSignatureDate]);

/** The column may say what the form says: its id, its number or its name. */
function firstPartyFault({ cells }: Line, { id, name, fiscalNumber }: EntitySummary): FieldProblem[] {
  const written = cells[firstPartyColumn]?.trim() ?? '';
  const names = [id, name, fiscalNumber].map((one) => one.toLowerCase());
  return written === '' || names.includes(written.toLowerCase())
    ? []
    : [{ path: firstPartyColumn, key: 'error_import_first_party' }];
}

const unreadFaults = ({ cells, unread }: Line): FieldProblem[] =>
  Object.entries(unread).map(([path, key]) =>
    key === unclearNumber ? unclearFault(path, cells[path] ?? '') : { path, key },
  );

export interface CheckedRow {
  read: ReadRow;
  /** Undefined when the row is no contract. */
  payload: EnergyContractPayload | undefined;
  errors: FieldProblem[];
}

/** The problems that the registration names; a conflict stands at the field that it is about. */
export function problemsOf(error: unknown): FieldProblem[] {
  if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
  const { errors = [] } = error.extras;
  if (errors.length > 0) return errors;
  return [{ path: error.code === 'error_negotiation_not_ongoing' ? 'negotiationId' : 'name', key: error.code }];
}

async function checkLinks(context: Context, payload: Linked, owner: EntitySummary) {
  try {
    await checkRegistration(context, payload, owner, payload);
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** Without the search for repetitions. */
export async function checkRow(context: Context, owner: EntitySummary, line: Line): Promise<CheckedRow> {
  const { meaning } = importWords(context.platform.texts);
  const read = readRow(line.cells, owner.id, meaning);
  const parsed = energyContractPayload.safeParse(read.payload);
  const linked = await checkLinks(context, parsed.success ? parsed.data : readableParts(read.payload), owner);
  const problems = parsed.success ? linked : [...fieldProblems(parsed.error), ...linked];
  const atColumns = [...unreadFaults(line), ...firstPartyFault(line, owner), ...read.unclear];
  const errors = faultsAtColumns(problems, read, atColumns);
  return { read, payload: parsed.data, errors };
}

/** @param lines in the order of the file: of two that are the same contract, the second is at fault */
export async function checkLines(context: Context, ownerId: string, lines: readonly Line[]): Promise<CheckedLine[]> {
  const owner = found(await findEntitySummary(context.db, ownerId));
  const checked: Faulted[] = [];
  const seen = new Set<string>();
  const compared = new Map<number, ComparedContract>();
  for (const [index, { line, cells, unread }] of lines.entries()) {
    const { payload, errors } = await checkRow(context, owner, { line, cells, unread });
    const identity = payload === undefined ? null : identityOf(payload);
    const isRepeated = identity !== null && seen.has(identity);
    if (identity !== null) seen.add(identity);
    if (payload) compared.set(line, comparedOf(payload, owner));
    checked.push({ line, cells, unread, identity, errors: isRepeated ? [...errors, repeated] : errors });
    if (index % turn === turn - 1) await setImmediate();
  }
  return withWarnings(context, owner, await withKnownContracts(context, ownerId, checked), compared);
}

type Faulted = Omit<CheckedLine, 'warnings' | 'repetition'>;

async function withKnownContracts(context: Context, ownerId: string, lines: Faulted[]): Promise<Faulted[]> {
  const identities = lines.flatMap(({ identity }) => (identity === null ? [] : [identity]));
  const known = await findKnown(context, ownerId, identities);
  return lines.map((line) =>
    line.identity !== null && known.has(line.identity) && !line.errors.includes(repeated)
      ? { ...line, errors: [...line.errors, repeated] }
      : line,
  );
}

/** Those of the identities that the company has registered. */
export async function findKnown({ db }: Context, ownerId: string, identities: readonly string[]): Promise<Set<string>> {
  if (identities.length === 0) return new Set();
  return new Set((await findSameContracts(db, ownerId, identities)).map((one) => JSON.stringify(one)));
}
