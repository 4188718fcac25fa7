// The user's own entities: the tab of the personal area.
import { type EntityRole, entityRoles } from '@wattpact/domain/access/roles';
import { type LegalEntityRow, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { type RoleName, useRoles } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { NameCell, useCreatedColumn, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { ownList } from '../../../records/list/own-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { fiscalNumberText } from '../entity-words.ts';
import { entityLists } from './entity-lists.ts';

export const ownEntities = ownList(entityLists, legalEntityApi, {
  columns: async () => (await import('@wattpact/domain/legal-entities/legal-entity-columns')).ownEntityColumns,
  byCompany: false,
  filters: legalEntityList,
  // For a reader of all entities; one's own are few.
  without: ['countries', 'isMarketAgent', 'createdAt', 'owner'],
  useRows: useOwnRows,
  titleKey: 'common:navigation.entities',
});

function useOwnRows(): ShownRows<LegalEntityRow> {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const roleOf = useOwnRole();
  const status = useStatusColumn<LegalEntityRow>('legalEntity');
  const created = useCreatedColumn<LegalEntityRow>(t('legalEntity:side.created'));
  const columns: Column<LegalEntityRow>[] = [
    {
      id: 'name',
      header: t('common:field.name'),
      width: '40%',
      atLeast: 190,
      sortFlag: 'sortByName',
      cell: ({ id, name, city, country }) => (
        <NameCell to={paths.legalEntity(id)} name={name} note={`${city}, ${t(`common:country.${country}`)}`} />
      ),
    },
    {
      id: 'number',
      header: t('legalEntity:fields.fiscal_number'),
      cell: ({ fiscalNumber }) => fiscalNumberText(fiscalNumber),
    },
    status.column,
    { id: 'role', header: t('legalEntity:side.own_role'), cell: ({ id }) => roleOf(id) },
    created,
  ];
  const card = (entity: LegalEntityRow) => (
    <RecordCard
      to={paths.legalEntity(entity.id)}
      name={entity.name}
      note={fiscalNumberText(entity.fiscalNumber)}
      badge={status.badge(entity)}
      footer={[roleOf(entity.id), formats.date(entity.createdAt)]}
    />
  );
  return { columns, card };
}

/** The user's highest role in an entity. */
function useOwnRole(): (entityId: string) => string {
  const { t } = useTranslation();
  const { holds } = useRoles();
  return (entityId) => {
    const held = entityRoles.findLast((role: EntityRole) => holds(role.toUpperCase() as RoleName, [entityId]));
    return held ? t(`entity_role.${held}`) : '';
  };
}
