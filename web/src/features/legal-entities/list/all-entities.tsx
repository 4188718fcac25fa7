// All entities, for administrators.
import { adminLegalEntityApi, type LegalEntityRow } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { allList } from '../../../records/list/all-list.ts';
import { idColumn, NameCell, shortId, useCreatedColumn, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { fiscalNumberText } from '../entity-words.ts';
import { entityLists } from './entity-lists.ts';

export const allEntities = allList(entityLists, adminLegalEntityApi, {
  filters: legalEntityList,
  bar: ['status', 'countries', 'createdAt'],
  useRows: useAllRows,
});

function useAllRows(): ShownRows<LegalEntityRow> {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const status = useStatusColumn<LegalEntityRow>('legalEntity');
  const created = useCreatedColumn<LegalEntityRow>(t('legalEntity:side.created'));
  const columns: Column<LegalEntityRow>[] = [
    { ...idColumn<LegalEntityRow>(t('legalEntity:fields.id')), from: 'medium' },
    {
      id: 'name',
      header: t('common:field.name'),
      width: '34%',
      atLeast: 190,
      sortFlag: 'sortByName',
      cell: ({ id, name, city, country }) => (
        <NameCell to={adminPaths.legalEntity(id)} name={name} note={`${city}, ${t(`common:country.${country}`)}`} />
      ),
    },
    {
      id: 'number',
      header: t('legalEntity:fields.fiscal_number'),
      cell: ({ fiscalNumber }) => fiscalNumberText(fiscalNumber),
    },
    status.column,
    {
      id: 'owner',
      header: t('legalEntity:side.owner'),
      width: '18%',
      atLeast: 110,
      title: ({ owner }) => owner?.displayName ?? '',
      cell: ({ owner }) => owner?.displayName ?? t('common:not_given'),
    },
    created,
  ];
  const card = (entity: LegalEntityRow) => (
    <RecordCard
      to={adminPaths.legalEntity(entity.id)}
      name={entity.name}
      note={filledText([fiscalNumberText(entity.fiscalNumber), shortId(entity.id)])}
      badge={status.badge(entity)}
      footer={[entity.owner?.displayName ?? '', formats.date(entity.createdAt)]}
    />
  );
  return { columns, card };
}
