// Adds a document to a registered contract outside of an edit, because a missing paper is no reason for a new review.

import type { contractDocument } from '@wattpact/domain/energy-contracts/contract-documents';
import { maximumContractDocuments } from '@wattpact/domain/energy-contracts/contract-documents';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { z } from 'zod';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import { attachFiles } from '../files/file-service.ts';
import { checkAction } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import { listNamedDocuments, writeCategories } from './contract-document-queries.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { getContract } from './energy-contract-service.ts';

const recordKind = energyContractKind.kind;

/**
 * Adds the file, or says what one of the contract's documents is. The version rises, the status stays.
 * @throws 400 for a file that cannot be attached or is one too many, 403, 404, 409 when it is terminated, 412
 */
export async function addDocument(
  context: Context,
  id: string,
  { fileId, category }: z.output<typeof contractDocument>,
): Promise<EnergyContractRecord> {
  const { db, actor, now } = context;
  const contract = await lockRecord(context, energyContractKind, id);
  const { ownerId, name, status } = contract;
  checkAction(energyContractActions, 'edit', actor, { status, ownerIds: [ownerId] });
  checkVersion(context, contract.version);
  const oldValue = await listNamedDocuments(db, id);
  const present = oldValue.find((one) => one.fileId === fileId);
  if (present?.category === category) return getContract(context, id);
  if (!present && oldValue.length >= maximumContractDocuments) {
    const params = { max: maximumContractDocuments };
    throw invalid({ path: 'fileId', key: 'documents.error_max_documents', params });
  }
  await attachFiles(context, { recordKind, recordId: id }, [fileId], () => 'fileId');
  await writeCategories(db, id, [{ fileId, category }]);
  await changeRecord(db, energyContractKind, contract, {}, now);
  await recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId,
    action: 'file_added',
    status: 'edited',
    changes: [{ fieldName: 'files', oldValue, newValue: await listNamedDocuments(db, id) }],
    data: { name },
  });
  return getContract(context, id);
}
