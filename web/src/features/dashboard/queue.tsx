// The records that wait for a decision, oldest first; those older than five days are highlighted.
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Received } from '@wattpact/domain/api/api-call';
import type { dashboardApi, queueKinds } from '@wattpact/domain/dashboard/dashboard-api';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { daysFromNow } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminPage, kindIcons } from '../../records/kind-looks.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { icons } from '../../ui/theme/icons.ts';
import classes from './dashboard.module.css';
import { queueQuery } from './dashboard-calls.ts';

type Item = Received<typeof dashboardApi.queue>['items'][number];
type Kind = (typeof queueKinds)[number];

const longWait = 5;

/** A payment is handled on its invoice's page. */
const recordKindOf = (kind: Kind): RecordKindName => (kind === 'payment' ? 'invoice' : kind);
const pageOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => adminPage(recordKindOf(kind), id);

export function Queue() {
  const { t } = useTranslation('dashboard');
  const [{ page, limit }, setPlace] = useState({ page: 1, limit: 10 });
  const queue = useQuery({ ...queueQuery(page, limit), placeholderData: keepPreviousData });
  const { columns, card } = useQueueColumns();
  return (
    <section>
      <div className={classes.queueHead}>
        <h2>{t('queue.title')}</h2>
        {queue.data && <span className="quiet">{t('queue.count', { count: queue.data.total })}</span>}
      </div>
      <DataTable
        label={t('queue.title')}
        columns={columns}
        rows={queue.data?.items}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        card={card}
        paging={
          queue.data && queue.data.total > limit
            ? {
                ...queue.data,
                onPage: (next) => setPlace({ page: next, limit }),
                onLimit: (next) => setPlace({ page: 1, limit: next }),
              }
            : undefined
        }
        stale={queue.isPlaceholderData}
        failed={queue.isError}
        onRetry={() => void queue.refetch()}
        empty={<EmptyState icon={icons.contract} title={t('queue.empty')} text={t('queue.empty_text')} />}
      />
    </section>
  );
}

function useQueueColumns() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const waiting = ({ waitingSince }: Item) => {
    const long = -daysFromNow(waitingSince) > longWait;
    return (
      <span className={long ? classes.longWait : ''}>
        {long && <IconClock size={14} stroke={2.2} aria-hidden />}
        {formats.relative(waitingSince)}
      </span>
    );
  };
  const columns: Column<Item>[] = [
    { id: 'name', header: t('queue.name'), width: '50%', atLeast: 210, cell: (item) => <QueueName item={item} /> },
    { id: 'kind', header: t('queue.kind'), cell: ({ kind }) => t(`queue_kind.${kind}`) },
    { id: 'reason', header: t('queue.reason'), cell: ({ reason }) => t(`queue_reason.${reason}`) },
    {
      id: 'since',
      header: t('queue.since'),
      right: true,
      from: 'broad',
      cell: ({ waitingSince }) => formats.date(waitingSince),
    },
    { id: 'waiting', header: t('queue.waiting'), right: true, cell: waiting },
    {
      id: 'act',
      header: t('queue.review'),
      right: true,
      width: 96,
      cell: ({ kind, id, name }) => (
        <Button
          component={AppLink}
          to={pageOf({ kind, id })}
          variant="default"
          size="xs"
          className="row-action"
          aria-label={t('queue.review_of', { name })}
        >
          {t('queue.review')}
        </Button>
      ),
    },
  ];
  const card = (item: Item) => (
    <RecordCard
      to={pageOf(item)}
      name={item.name}
      note={item.kind === 'legal_entity' ? undefined : item.entityName}
      footer={[`${t(`queue_kind.${item.kind}`)} · ${t(`queue_reason.${item.reason}`)}`, waiting(item)]}
    />
  );
  return { columns, card };
}

function QueueName({ item: { kind, id, name, entityName } }: { item: Item }) {
  const KindIcon = kindIcons[recordKindOf(kind)];
  return (
    <span className={classes.queueName}>
      <KindIcon size={18} stroke={1.9} aria-hidden />
      <AppLink to={pageOf({ kind, id })} className="row-link" title={name}>
        {name}
      </AppLink>
      {kind !== 'legal_entity' && <small title={entityName}>{entityName}</small>}
    </span>
  );
}
