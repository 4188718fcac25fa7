// One import: how far it is, its rows with their faults, the corrections, and the commit.
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ImportRecord } from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/address/page-name.ts';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { isMissing, urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { toasts } from '../../platform/toasts.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { MarketGate } from '../../records/market-gate.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { EntityNotFound, GenericError } from '../../ui/feedback/generic-pages.tsx';
import { KeyFigures } from '../../ui/record/key-figures.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { CommitButton } from './commit-button.tsx';
import classes from './contract-imports.module.css';
import { importQuery } from './import-queries.ts';
import { ImportRows, type Shown } from './import-rows.tsx';
import { ImportState } from './import-state.tsx';

export function ContractImportPage() {
  const { t } = useTranslation('importEnergyContract');
  const { id } = useParams({ strict: false }) as { id: string };
  return (
    <MarketGate title={t('title')}>
      <OneImport key={id} id={id} />
    </MarketGate>
  );
}

function OneImport({ id }: { id: string }) {
  const { t } = useTranslation(['importEnergyContract', 'common']);
  const [{ page, limit }, setPart] = useState({ page: 1, limit: 10 });
  const [chosen, setChosen] = useState<Shown>('invalid');
  const only = chosen === 'all' ? undefined : chosen;
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...importQuery(id, { page, limit, only }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  usePageName(data?.fileName);
  // A poll that fails takes nothing away: what was typed is in the rows below.
  if (isMissing(error)) return <EntityNotFound />;
  if (isLoadingError) return <GenericError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <PageHeader title={t('title')} />
        {/* The figures, what the state means, and the rows below their head. */}
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height={90} mb={16} />
          <Skeleton height={64} mb={24} />
          <Skeleton height={26} mb={12} maw={160} />
          <Skeleton height={320} />
        </div>
      </>
    );
  // There would be nothing to see.
  if (data.status !== 'READ' && chosen !== 'all' && data[chosen] === 0)
    setChosen(chosen === 'invalid' && data.warned > 0 ? 'warned' : 'all');
  // The last row of the last page was corrected.
  if (data.items.length === 0 && page > 1 && !isPlaceholderData) setPart({ page: 1, limit });
  return (
    <>
      <Head of={data} />
      <ImportState of={data} />
      {data.status !== 'READ' && (
        <ImportRows
          of={data}
          shown={chosen}
          stale={isPlaceholderData}
          onShow={(next) => {
            setChosen(next);
            setPart({ page: 1, limit });
          }}
          onPage={(next) => setPart({ page: next, limit })}
          onLimit={(next) => setPart({ page: 1, limit: next })}
        />
      )}
    </>
  );
}

function Head({ of }: { of: ImportRecord }) {
  const { t } = useTranslation(['importEnergyContract', 'errorMessages']);
  const formats = useFormats();
  const { id, fileName, legalEntityName, createdAt, rows, valid, invalid, warned, created } = of;
  const report = () =>
    saveDownload(urlOf(contractImportApi.report.path, { id }), 'report.csv').catch((error: unknown) =>
      toasts.error(reasonOf(error) ?? ''),
    );
  const figures = { rows, valid, invalid, ...(warned > 0 && { warned }), created };
  return (
    <>
      <PageHeader
        title={fileName}
        note={t('page.of', { company: legalEntityName, date: formats.dateTime(createdAt) })}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.9} />}
              onClick={() => void report()}
            >
              {t('page.report')}
            </Button>
            <CommitButton of={of} />
          </>
        }
      />
      <div className={classes.block}>
        <SectionPaper>
          <KeyFigures
            label={t('page.figures')}
            figures={Object.entries(figures).map(([name, value]) => ({
              label: t(`page.${name}`),
              value: formats.number(value),
            }))}
          />
        </SectionPaper>
      </div>
    </>
  );
}
