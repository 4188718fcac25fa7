// Where the lists of legal entities come from.
import {
  adminLegalEntityApi,
  type LegalEntityRow,
  legalEntityApi,
} from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityColumns, ownEntityColumns } from '@wattpact/domain/legal-entities/legal-entity-columns';
import { call } from '../../platform/api/call.ts';
import type { ListSource } from '../market/use-record-list.ts';

export const ownEntities: ListSource<LegalEntityRow> = {
  path: legalEntityApi.list.path,
  fetch: (input) => call(legalEntityApi.list, input),
  file: { call: legalEntityApi.listExport, columns: ownEntityColumns },
};
export const allEntities: ListSource<LegalEntityRow> = {
  path: adminLegalEntityApi.list.path,
  fetch: (input) => call(adminLegalEntityApi.list, input),
  file: { call: adminLegalEntityApi.listExport, columns: legalEntityColumns },
};
