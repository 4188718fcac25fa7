// Tells of rows that may repeat a contract without being at fault: the same contract as an earlier row under another
// name, or as one of the register, whoever of its two parties registered it.
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { ImportWarning } from '@wattpact/domain/contract-imports/contract-import';
import { type ComparedContract, repetitionOf } from '@wattpact/domain/energy-contracts/same-contract';
import type { Context } from '../../platform/http/context.ts';
import type { KnownCandidate } from '../energy-contracts/same-contract-queries.ts';
import { findRepetitions, named } from '../energy-contracts/same-contract-service.ts';
import type { EntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { CheckedLine } from './import-queries.ts';

/** The error of a row that repeats a contract to its name; such a row needs no warning. */
export const repeated: FieldProblem = { path: 'name', key: 'error_duplicate' };

type Unwarned = Omit<CheckedLine, 'warnings' | 'repetition'>;

/** @param compared by line, of the lines that are contracts; the importer is told what they may know of the others */
export async function withWarnings(
  context: Context,
  owner: EntitySummary,
  lines: readonly Unwarned[],
  compared: ReadonlyMap<number, ComparedContract>,
): Promise<CheckedLine[]> {
  const registered = await findRegistered(context, owner, compared);
  /** The first row of each contract. */
  const rows = new Map<string, number>();
  return lines.map((line) => {
    const terms = compared.get(line.line);
    if (!terms) return { ...line, repetition: null, warnings: [] };
    const repetition = repetitionOf(terms);
    const likeRow = rows.get(repetition);
    if (likeRow === undefined) rows.set(repetition, line.line);
    const ofRow: ImportWarning[] = likeRow === undefined ? [] : [{ kind: 'row', likeRow }];
    const warnings = [...ofRow, ...(registered.get(line.line) ?? [])];
    return { ...line, repetition, warnings: line.errors.includes(repeated) ? [] : warnings };
  });
}

/** Only the number of an approved company was checked: of any other nobody is told who registered contracts with it. */
async function findRegistered(
  context: Context,
  owner: EntitySummary,
  compared: ReadonlyMap<number, ComparedContract>,
): Promise<Map<number, ImportWarning[]>> {
  if (owner.status !== 'approved') return new Map();
  const repetitions = await findRepetitions(context, owner, compared);
  const warningOf = (contract: KnownCandidate): ImportWarning =>
    contract.mayOpen ? { kind: 'contract', contract: named(contract) } : { kind: 'other' };
  return new Map([...repetitions].map(([line, [first]]) => [line, first ? [warningOf(first)] : []]));
}
