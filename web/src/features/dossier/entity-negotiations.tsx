// A company's negotiations, for administrators: what about, with whom, how far. What is said in them is not theirs to read.
import { dossierApi, type EntityNegotiation } from '@wattpact/domain/dossier/dossier-api';
import { entityNegotiationList } from '@wattpact/domain/dossier/dossier-filters';
import { marketKindOf } from '@wattpact/domain/records/kinds';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminPage } from '../../records/kind-looks.ts';
import { NameCell } from '../../records/list/cells.tsx';
import type { PlainView, ShownRows } from '../../records/list/list-view.ts';
import { TabList } from '../../records/list/tab-list.tsx';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { negotiationTone } from '../negotiations/list/negotiation-tone.ts';

const viewOf = (id: string): PlainView<EntityNegotiation> => ({
  place: 'all',
  source: {
    path: dossierApi.negotiations.path.replace(':id', id),
    fetch: (input) => call(dossierApi.negotiations, { params: { id }, ...input }),
  },
  filters: entityNegotiationList,
  useRows: useNegotiationRows,
  icon: icons.negotiation,
  texts: 'legalEntity',
  titleKey: 'common:navigation.negotiations',
  countKey: 'legalEntity:dossier.negotiations.count',
  emptyKey: 'legalEntity:dossier.negotiations.empty',
  loadError: 'error_load.negotiations',
});

export default function EntityNegotiations({ entityId }: { entityId: string }) {
  const view = useMemo(() => viewOf(entityId), [entityId]);
  return <TabList view={view} />;
}

function useNegotiationRows(): ShownRows<EntityNegotiation> {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const itemPage = ({ item }: EntityNegotiation) => adminPage(marketKindOf(item.kind), item.id);
  const badge = ({ status }: EntityNegotiation) => (
    <StatusBadge status={status} tone={negotiationTone[status]} label={t(`common:negotiation_status.${status}`)} />
  );
  const versions = ({ versions: count }: EntityNegotiation) =>
    t('legalEntity:dossier.negotiations.versions', { count });
  const columns: Column<EntityNegotiation>[] = [
    {
      id: 'item',
      header: t('legalEntity:dossier.negotiations.item'),
      width: '40%',
      atLeast: 160,
      cell: (row) => <NameCell to={itemPage(row)} name={row.item.name} note={versions(row)} />,
    },
    {
      id: 'counterparty',
      header: t('legalEntity:dossier.negotiations.counterparty'),
      width: '30%',
      atLeast: 130,
      title: ({ counterparty }) => counterparty.name,
      cell: ({ counterparty: { id, name } }) => (
        <AppLink to={adminPaths.legalEntity(id)} className="row-action">
          {name}
        </AppLink>
      ),
    },
    { id: 'status', header: t('common:filters.status'), cell: badge },
    {
      id: 'activity',
      header: t('legalEntity:dossier.negotiations.activity'),
      right: true,
      cell: ({ lastActivityAt }) => formats.date(lastActivityAt),
    },
    {
      id: 'created',
      header: t('legalEntity:dossier.negotiations.created'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  const card = (row: EntityNegotiation) => (
    <RecordCard
      to={itemPage(row)}
      name={row.item.name}
      note={row.counterparty.name}
      badge={badge(row)}
      footer={[versions(row), formats.date(row.lastActivityAt)]}
    />
  );
  return { columns, card };
}
