// Declares the legal entity for the screens that all kinds of records share.
import { adminLegalEntityApi, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { addressesOf } from '../../records/kind-looks.ts';
import type { RecordKind } from '../../records/record-kind.ts';

export const legalEntityKind: RecordKind = {
  base: 'legalEntity',
  kind: 'legal_entity',
  api: legalEntityApi,
  adminApi: adminLegalEntityApi,
  ...addressesOf('legal_entity'),
};
