// Imports contracts from a spreadsheet: the empty file, a new import, and the earlier ones.
import { useQuery } from '@tanstack/react-query';
import type { ImportStatus, ImportSummary } from '@wattpact/domain/contract-imports/contract-import';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { NameCell } from '../../records/list/cells.tsx';
import { MarketGate } from '../../records/market-gate.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import type { Tone } from '../../ui/text/status-tones.ts';
import { icons } from '../../ui/theme/icons.ts';
import classes from './contract-imports.module.css';
import { importsQuery } from './import-queries.ts';
import { FilePaper, TemplatePaper } from './start-import.tsx';

export function ContractImportsPage() {
  const { t } = useTranslation('importEnergyContract');
  return (
    <MarketGate title={t('title')}>
      <PageHeader title={t('title')} />
      <div className={classes.start}>
        <TemplatePaper />
        <FilePaper />
      </div>
      <EarlierImports />
    </MarketGate>
  );
}

const tones: Record<ImportStatus, Tone> = {
  READ: 'blue',
  CHECKED: 'yellow',
  COMMITTING: 'blue',
  DONE: 'green',
  FAILED: 'red',
};

export function ImportBadge({ status }: { status: ImportStatus }) {
  const { t } = useTranslation('importEnergyContract');
  return <StatusBadge status={status} label={t(`status.${status}`)} tone={tones[status]} />;
}

function EarlierImports() {
  const { t } = useTranslation('importEnergyContract');
  const formats = useFormats();
  const { data, isLoadingError, error, refetch } = useQuery(importsQuery);
  const created = ({ created, valid }: ImportSummary) => `${formats.number(created)} / ${formats.number(valid)}`;
  const columns: Column<ImportSummary>[] = [
    {
      id: 'file',
      header: t('earlier.file'),
      width: '40%',
      atLeast: 200,
      cell: (row) => <NameCell to={paths.contractImport(row.id)} name={row.fileName} note={row.legalEntityName} />,
    },
    { id: 'date', header: t('earlier.date'), cell: ({ createdAt }) => formats.dateTime(createdAt) },
    { id: 'rows', header: t('earlier.rows'), right: true, cell: ({ rows }) => formats.number(rows) },
    { id: 'created', header: t('earlier.created'), right: true, cell: created },
    { id: 'status', header: t('earlier.status'), cell: ({ status }) => <ImportBadge status={status} /> },
  ];
  return (
    <section className={classes.earlier} aria-label={t('earlier.title')}>
      <h2>{t('earlier.title')}</h2>
      <DataTable
        label={t('earlier.title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        card={(row) => (
          <RecordCard
            to={paths.contractImport(row.id)}
            name={row.fileName}
            note={row.legalEntityName}
            badge={<ImportBadge status={row.status} />}
            figures={[
              { label: t('earlier.rows'), value: formats.number(row.rows) },
              { label: t('earlier.created'), value: created(row) },
            ]}
            footer={[formats.dateTime(row.createdAt), '']}
          />
        )}
        empty={<EmptyState icon={icons.contract} title={t('earlier.empty')} text={t('earlier.empty_text')} />}
        failed={isLoadingError}
        error={error}
        onRetry={() => void refetch()}
      />
    </section>
  );
}
