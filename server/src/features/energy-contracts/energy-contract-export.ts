// Exports lists of energy contracts: the rows of the screen, with only what each reader may see.
import {
  energyContractColumns,
  publicContractColumns,
} from '@wattpact/domain/energy-contracts/energy-contract-columns';
import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import { termYears } from '@wattpact/domain/terms/term-years';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { type ContractRow, contractSource, type DatabaseRow, publicContracts } from './energy-contract-queries.ts';
import { rowOf } from './energy-contract-record.ts';

const lengthOf = ({ content: { expectedStartDate, expectedEndDate } }: Pick<DatabaseRow, 'content'>) =>
  termYears(expectedStartDate, expectedEndDate);

/**
 * The actor's own contracts, or all.
 * @throws 409 when the list is too long for the format, 429
 */
export function exportContracts(context: RequestContext, query: ExportQuery): Promise<void> {
  const { actor } = context;
  const titleKey = actor.isAdmin ? 'common:navigation.contracts' : 'energyContracts:title.own';
  const present = (row: ContractRow) => ({ ...rowOf(row, actor, []), termYears: lengthOf(row) });
  const source = contractSource(actor, query);
  return sendExport(context, { source, columns: energyContractColumns, titleKey, present }, query);
}

/** @throws 409 when the list is too long for the format, 429 */
export function exportContractDatabase(context: RequestContext, query: ExportQuery): Promise<void> {
  const titleKey = 'common:navigation.contract_database';
  const present = ({ content, ...row }: DatabaseRow) => ({ ...content, ...row, termYears: lengthOf({ content }) });
  return sendExport(
    context,
    { source: publicContracts(context.actor), columns: publicContractColumns, titleKey, present },
    query,
  );
}
