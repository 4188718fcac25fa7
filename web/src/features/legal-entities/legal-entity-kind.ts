// Declares the legal entity for the screens that all kinds of records share.
import { adminLegalEntityApi, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { adminPaths, paths } from '../../platform/address/paths.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import { refreshEntities } from './refresh-entities.ts';

export const legalEntityKind: RecordKind = {
  base: 'legalEntity',
  kind: 'legal_entity',
  api: legalEntityApi,
  adminApi: adminLegalEntityApi,
  page: paths.legalEntity,
  edit: paths.editLegalEntity,
  ownList: () => paths.home('legalEntity'),
  adminPage: adminPaths.legalEntity,
  adminList: adminPaths.legalEntities,
  refresh: (client) => refreshEntities(client),
};
