// The state of a project's or an offer's negotiations, as a badge and as a column.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';

export type Negotiated = Pick<ProjectRow, 'negotiationStatus' | 'ongoingNegotiationsCount' | 'hasNegotiation'>;

/** Strangers see the badge without its count. `long`: the label alone, on the record's page. */
export function NegotiationBadge({ item, long = false }: { item: Negotiated; long?: boolean }) {
  const { t } = useTranslation();
  const { negotiationStatus: status, ongoingNegotiationsCount: count } = item;
  return (
    <StatusBadge
      status={status === 'CANCELLED' ? 'negotiation_cancelled' : status}
      label={t(long ? `market.negotiation.${status}` : `negotiation_status.${status}`)}
      count={status === 'ONGOING' ? count : undefined}
    />
  );
}

/** For the market's lists. */
export function useNegotiationColumn<Row extends Negotiated>(): Column<Row> {
  const { t } = useTranslation();
  return {
    id: 'negotiation',
    header: t('filters.negotiation_status'),
    cell: (row) => <NegotiationBadge item={row} />,
  };
}
