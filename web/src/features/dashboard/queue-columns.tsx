// The columns of the queue: what waits, why, since when, and with whom.
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { filledText } from '../../platform/words/filled-text.ts';
import { daysFromNow } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminPage, kindIcons } from '../../records/kind-looks.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import classes from './dashboard.module.css';
import type { QueueItem, QueueKind } from './dashboard-calls.ts';

/** In days; longer waits are highlighted. */
const longWait = 5;

/** A payment is handled on its invoice's page. */
const recordKindOf = (kind: QueueKind): RecordKindName => (kind === 'payment' ? 'invoice' : kind);
const pageOf = ({ kind, id }: Pick<QueueItem, 'kind' | 'id'>) => adminPage(recordKindOf(kind), id);

export function useQueueColumns() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const waiting = ({ waitingSince }: QueueItem) => {
    const long = -daysFromNow(waitingSince) > longWait;
    return (
      <span className={long ? classes.longWait : ''}>
        {long && <IconClock size={14} stroke={2.2} aria-hidden />}
        {formats.relative(waitingSince)}
      </span>
    );
  };
  const columns: Column<QueueItem>[] = [
    { id: 'name', header: t('queue.name'), width: '50%', atLeast: 210, cell: (item) => <QueueName item={item} /> },
    { id: 'kind', header: t('queue.kind'), cell: ({ kind }) => t(`queue_kind.${kind}`) },
    { id: 'reason', header: t('queue.reason'), cell: ({ reason }) => t(`queue_reason.${reason}`) },
    {
      id: 'holder',
      header: t('queue.holder'),
      width: '13%',
      atLeast: 100,
      from: 'broad',
      title: ({ holder }) => holder ?? '',
      cell: ({ holder }) => holder ?? <span className="quiet">–</span>,
    },
    {
      id: 'since',
      header: t('queue.since'),
      right: true,
      from: 'full',
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
  const card = (item: QueueItem) => (
    <RecordCard
      to={pageOf(item)}
      name={item.name}
      note={item.kind === 'legal_entity' ? undefined : item.entityName}
      footer={[
        filledText([t(`queue_kind.${item.kind}`), t(`queue_reason.${item.reason}`), item.holder]),
        waiting(item),
      ]}
    />
  );
  return { columns, card };
}

function QueueName({ item: { kind, id, name, entityName } }: { item: QueueItem }) {
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
