// The columns and cards of the requests to support.
import type { SupportSummary } from '@wattpact/domain/support/support';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { NameCell } from '../../records/list/cells.tsx';
import type { ShownRows } from '../../records/list/list-view.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';

export function useSupportRows(): ShownRows<SupportSummary> {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const categoryOf = ({ category }: SupportSummary) => t(`common:support_category.${category}`);
  const columns: Column<SupportSummary>[] = [
    {
      id: 'request',
      header: t('dashboard:support.request'),
      width: '46%',
      atLeast: 220,
      cell: (one) => (
        <NameCell
          to={adminPaths.supportRequest(one.id)}
          name={one.description}
          note={filledText([one.name, one.email])}
        />
      ),
    },
    { id: 'category', header: t('common:support.category'), cell: categoryOf, from: 'broad' },
    { id: 'status', header: t('common:field.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'answers',
      header: t('dashboard:support.answers'),
      right: true,
      from: 'broad',
      cell: ({ answers }) => formats.number(answers),
    },
    {
      id: 'received',
      header: t('dashboard:support.received'),
      right: true,
      cell: ({ createdAt }) => formats.dateTime(createdAt),
    },
  ];
  const card = (one: SupportSummary) => (
    <RecordCard
      to={adminPaths.supportRequest(one.id)}
      name={one.description}
      isText
      note={filledText([one.name, one.email])}
      badge={<StatusBadge status={one.status} />}
      footer={[categoryOf(one), formats.dateTime(one.createdAt)]}
    />
  );
  return { columns, card };
}
