// The records that wait for a decision, oldest first, of one kind or of all. Contracts can be decided on together, as in their
// list.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostDecided } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { BoxesContext, useRowBoxes } from '../../records/selection/row-boxes.tsx';
import { SelectShown } from '../../records/selection/select-shown.tsx';
import { useSelection } from '../../records/selection/use-selection.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { type QueueItem, type QueueKind, queueQuery } from './dashboard-calls.ts';
import { useQueueColumns } from './queue-columns.tsx';
import { QueueHead } from './queue-head.tsx';
import { useQueueKind } from './queue-kinds.ts';

const DecisionBar = lazy(() => import('../energy-contracts/decisions/decision-bar.tsx'));

const isContract = ({ kind }: QueueItem) => kind === 'energy_contract';

export function Queue() {
  const [kind, setKind] = useQueueKind();
  return <QueueOf key={kind} kind={kind} onKind={setKind} />;
}

interface QueueProps {
  kind: QueueKind | undefined;
  onKind: (kind: QueueKind | undefined) => void;
}

function QueueOf({ kind, onKind }: QueueProps) {
  const { t } = useTranslation('dashboard');
  const [{ page, limit }, setPlace] = useState({ page: 1, limit: 10 });
  const queue = useQuery({ ...queueQuery(page, limit, kind), placeholderData: keepPreviousData });
  const { columns, card } = useQueueColumns();
  const rows = queue.data?.items;
  const boxes = useRowBoxes<QueueItem>({ nameOf: ({ name }) => name, may: isContract, texts: 'selection' });
  const selection = useSelection(mostDecided, rows);
  return (
    <section>
      <QueueHead kind={kind} onKind={onKind} total={queue.data?.total} />
      <BoxesContext value={selection}>
        {kind === 'energy_contract' && <SelectShown selection={selection} ids={(rows ?? []).map(({ id }) => id)} />}
        <DataTable
          label={t('queue.title')}
          columns={boxes.withBox(columns)}
          rows={rows}
          rowKey={(item) => `${item.kind} ${item.id}`}
          card={boxes.cardWithBox(card)}
          dense
          paging={
            queue.data && (queue.data.total > limit || page > 1)
              ? {
                  ...queue.data,
                  onPage: (next) => setPlace({ page: next, limit }),
                  onLimit: (next) => setPlace({ page: 1, limit: next }),
                }
              : undefined
          }
          stale={queue.isPlaceholderData}
          failed={queue.isLoadingError}
          error={queue.error}
          onRetry={() => void queue.refetch()}
          empty={<EmptyState icon={icons.contract} title={t('queue.empty')} text={t('queue.empty_text')} />}
        />
      </BoxesContext>
      <Suspense>{selection.ids.length > 0 && <DecisionBar selection={selection} />}</Suspense>
    </section>
  );
}
