// Tells of rows that may repeat a contract without being at fault: the same contract as an earlier row under another
// name, or as one of the register, whoever of its two parties registered it.
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { ImportWarning } from '@wattpact/domain/contract-imports/contract-import';
import { type ComparedContract, repetitionOf } from '@wattpact/domain/energy-contracts/same-contract';
import type { Context } from '../../platform/http/context.ts';
import { visibleContracts } from '../energy-contracts/energy-contract-queries.ts';
import { listCompared } from '../energy-contracts/same-contract-queries.ts';
import { findRepetitions, named } from '../energy-contracts/same-contract-service.ts';
import type { EntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { CheckedLine, StoredWarning } from './import-queries.ts';

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
    const ofRow: StoredWarning[] = likeRow === undefined ? [] : [{ kind: 'row', likeRow }];
    const warnings = [...ofRow, ...(registered.get(line.line) ?? [])];
    return { ...line, repetition, warnings: line.errors.includes(repeated) ? [] : warnings };
  });
}

/**
 * Only the number of an approved company was checked: of any other nobody is told who registered contracts with it. Rows
 * come by the thousand and are not counted, so they tell only of contracts that the importer may open anyway.
 */
async function findRegistered(
  context: Context,
  owner: EntitySummary,
  compared: ReadonlyMap<number, ComparedContract>,
): Promise<Map<number, StoredWarning[]>> {
  if (owner.status !== 'approved') return new Map();
  const repetitions = await findRepetitions(context, owner, compared);
  return new Map(
    [...repetitions].map(([line, contracts]) => {
      const open = contracts.find(({ mayOpen }) => mayOpen);
      return [line, open ? [{ kind: 'contract', contract: { id: open.id } }] : []];
    }),
  );
}

interface Warned {
  warnings: readonly StoredWarning[];
}
type Told<Row> = Omit<Row, 'warnings'> & { warnings: ImportWarning[] };

/**
 * The rows with their warnings as this reader may know them: another one's rights found them. A contract that was rejected
 * or deleted since repeats nothing.
 */
export async function warnedFor<Row extends Warned>(
  { db, actor }: Context,
  rows: readonly Row[],
): Promise<Told<Row>[]> {
  const ids = rows.flatMap(({ warnings }) =>
    warnings.flatMap((one) => (one.kind === 'contract' ? one.contract.id : [])),
  );
  const known = ids.length === 0 ? [] : await listCompared(db, visibleContracts(actor), ids);
  const byId = new Map(known.map((contract) => [contract.id, contract]));
  const told = (warning: StoredWarning): ImportWarning[] => {
    if (warning.kind !== 'contract') return [warning];
    const contract = byId.get(warning.contract.id);
    if (!contract) return [];
    return [contract.mayOpen ? { kind: 'contract', contract: named(contract) } : { kind: 'other' }];
  };
  return rows.map((row) => ({ ...row, warnings: row.warnings.flatMap(told) }));
}
