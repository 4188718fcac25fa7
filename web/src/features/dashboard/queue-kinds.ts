// The kinds of the queue: their names, how many of each wait, the list of those that wait, and the one in the address.
import { queueKinds } from '@wattpact/domain/dashboard/queue-kinds';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { useQueryTab } from '../../platform/address/query-tab.ts';
import { menuLabels } from '../../records/kind-looks.ts';
import type { QueueKind } from './dashboard-calls.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

const all = 'all';
const choices = [all, ...queueKinds].map((value) => ({ value }));

/** The kind that the queue is narrowed to stays in the address, so that the way back from a record leads to it. */
export function useQueueKind() {
  const [value, choose] = useQueryTab(choices, 'queue');
  const kind = queueKinds.find((one) => one === value);
  return [kind, (next: QueueKind | undefined) => void choose(next ?? null)] as const;
}

/** The whole list of those of the kind that wait. */
const waitingList = (kind: QueueKind): string =>
  kind === 'payment' ? adminPaths.paymentsToConfirm() : adminPaths.pendingRecords(recordKinds[kind].path);

export function useQueueKinds() {
  const { t } = useTranslation(['dashboard', 'common']);
  const counts = useWaitingCounts(true);
  return queueKinds.map((kind) => ({
    kind,
    label: kind === 'payment' ? t('dashboard:queue.payments') : t(`common:navigation.${menuLabels[kind]}`),
    count: counts?.[kind === 'payment' ? 'payments' : recordKinds[kind].key],
    to: waitingList(kind),
  }));
}
