// The user's own entities: the tab of the personal area.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type EntityRole, entityRoles } from '@wattpact/domain/access/roles';
import type { LegalEntityRow } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { type RoleName, useRoles } from '../../platform/session/session.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { fiscalNumberText, useEntityStatus } from './entity-words.ts';
import { ownEntities } from './legal-entity-lists.ts';

export function OwnEntities() {
  const { t } = useTranslation(['legalEntity', 'common']);
  const records = useRecordList(legalEntityList, ownEntities);
  const create = (variant: 'default' | 'filled') => (
    <Button
      component={AppLink}
      to={paths.newLegalEntity()}
      variant={variant}
      leftSection={<IconPlus size={18} stroke={1.9} />}
    >
      {t('common:empty.legalEntity.action')}
    </Button>
  );
  return (
    <RecordList
      records={records}
      loadError="error_load.legal_entities"
      label={t('common:home.tab.legalEntity')}
      icon={icons.entity}
      {...useEntityColumns()}
      empty={{
        title: t('common:empty.legalEntity.title'),
        text: t('common:empty.legalEntity.text'),
        action: create('filled'),
      }}
    >
      {create('default')}
    </RecordList>
  );
}

function useEntityColumns() {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const statusLabel = useEntityStatus();
  const roleOf = useOwnRole();
  const badge = ({ status }: LegalEntityRow) => <StatusBadge status={status} label={statusLabel(status)} />;
  const columns: Column<LegalEntityRow>[] = [
    {
      id: 'name',
      header: t('common:field.name'),
      width: '40%',
      atLeast: 190,
      sortFlag: 'sortByName',
      cell: ({ id, name, city, country }) => (
        <>
          <AppLink to={paths.legalEntity(id)} className="row-link" title={name}>
            {name}
          </AppLink>
          <span className="second-line" title={city}>{`${city}, ${t(`common:country.${country}`)}`}</span>
        </>
      ),
    },
    {
      id: 'number',
      header: t('legalEntity:fields.fiscal_number'),
      cell: ({ fiscalNumber }) => fiscalNumberText(fiscalNumber),
    },
    { id: 'status', header: t('common:filters.status'), sortFlag: 'sortByStatus', cell: badge },
    { id: 'role', header: t('legalEntity:side.own_role'), cell: ({ id }) => roleOf(id) },
    {
      id: 'created',
      header: t('legalEntity:side.created'),
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  const card = (entity: LegalEntityRow) => (
    <RecordCard
      to={paths.legalEntity(entity.id)}
      name={entity.name}
      note={fiscalNumberText(entity.fiscalNumber)}
      badge={badge(entity)}
      footer={[roleOf(entity.id), formats.date(entity.createdAt)]}
    />
  );
  return { columns, card };
}

/** The highest role that the user holds in an entity. */
function useOwnRole(): (entityId: string) => string {
  const { t } = useTranslation();
  const { holds } = useRoles();
  return (entityId) => {
    const held = entityRoles.findLast((role: EntityRole) => holds(role.toUpperCase() as RoleName, [entityId]));
    return held ? t(`entity_role.${held}`) : '';
  };
}
