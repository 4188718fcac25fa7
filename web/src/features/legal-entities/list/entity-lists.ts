// What all lists of legal entities share.
import { paths } from '../../../platform/address/paths.ts';
import type { ListedKind } from '../../../records/list/listed-kind.ts';

export const entityLists: ListedKind<'legal_entity'> = {
  kind: 'legal_entity',
  columns: async () => (await import('@wattpact/domain/legal-entities/legal-entity-columns')).legalEntityColumns,
  create: { to: paths.newLegalEntity, labelKey: 'common:home.add_entity' },
};
