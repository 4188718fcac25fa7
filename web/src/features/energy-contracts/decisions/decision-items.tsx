// The contracts of a bulk decision: first those that were refused, each with the reason.
import type { DecisionItem } from '@wattpact/domain/contract-decisions/contract-decision';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { errorText } from '../../../platform/api/form-errors.ts';
import { NameCell, shortId } from '../../../records/list/cells.tsx';
import { useStatusLabel } from '../../../records/status-label.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from './decisions.module.css';

const order: readonly DecisionItem['result'][] = ['refused', 'waiting', 'decided'];

export function DecisionItems({ items }: { items: readonly DecisionItem[] }) {
  const { t } = useTranslation(['energyContracts', 'errorMessages']);
  const rows = items.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result));
  const reason = useReason();
  const columns: Column<DecisionItem>[] = [
    {
      id: 'name',
      header: t('energyContracts:list.contract'),
      width: '36%',
      atLeast: 190,
      cell: ({ id, name, number }) =>
        name === null ? shortId(id) : <NameCell to={adminPaths.contract(id)} name={name} note={number ?? ''} />,
    },
    {
      id: 'owner',
      header: t('energyContracts:decisions.owner'),
      width: '24%',
      atLeast: 120,
      cell: ({ owner }) => owner ?? '–',
    },
    { id: 'result', header: t('energyContracts:decisions.result'), cell: (item) => <ResultBadge item={item} /> },
    { id: 'reason', header: t('energyContracts:decisions.why'), width: 300, wrap: true, cell: reason },
  ];
  return (
    <DataTable
      label={t('energyContracts:decisions.items')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      card={(item) => <ItemCard item={item} />}
      empty={null}
    />
  );
}

function useReason() {
  const { t } = useTranslation(['energyContracts', 'errorMessages']);
  return ({ code }: DecisionItem): string =>
    code === undefined
      ? ''
      : t(`energyContracts:decisions.reason.${code}` as never, { defaultValue: errorText(code) as never });
}

function ItemCard({ item }: { item: DecisionItem }) {
  const { id, name, number, owner } = item;
  const text = useReason()(item);
  const badge = <ResultBadge item={item} />;
  return (
    <>
      {name === null ? (
        <>
          <p>{shortId(id)}</p>
          {badge}
        </>
      ) : (
        <RecordCard
          to={adminPaths.contract(id)}
          name={name}
          note={number ?? ''}
          badge={badge}
          footer={[owner ?? '', '']}
        />
      )}
      {text !== '' && <p className={classes.reason}>{text}</p>}
    </>
  );
}

/** Of a decided contract its status, because an approval may also make it active. */
function ResultBadge({ item: { result, status } }: { item: DecisionItem }) {
  const { t } = useTranslation('energyContracts');
  const statusLabel = useStatusLabel('energyContracts');
  if (result === 'decided') return <StatusBadge status={status ?? ''} label={statusLabel(status ?? '')} />;
  const tone = result === 'waiting' ? 'blue' : 'red';
  return <StatusBadge status={result} tone={tone} label={t(`decisions.outcome.${result}`)} />;
}
