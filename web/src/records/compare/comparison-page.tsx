// Up to five records side by side with their differences marked; it can be printed, and shared by its link.

import { Button, NativeSelect, Paper, Switch } from '@mantine/core';
import { IconArrowsDiff, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { ApiError } from '../../platform/api/request.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { useWide } from '../../ui/data-table/data-table.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingPart } from '../../ui/feedback/offline-part.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import { MarketGate } from '../market-gate.tsx';
import { idsIn, mostCompared } from './chosen-ids.ts';
import { comparedGroups } from './compared-facts.ts';
import type { ComparedRecords } from './compared-records.ts';
import classes from './comparison.module.css';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const missingBy = (error: Error) =>
  error instanceof ApiError && [403, 404].includes(error.status) ? 'gone' : 'failed';

interface ComparedProps<Found> {
  compared: ComparedRecords<Found>;
}

export function ComparisonPage<Found>({ compared }: ComparedProps<Found>) {
  const { texts } = recordKinds[compared.kind];
  const { t } = useTranslation([texts, 'common']);
  return (
    <MarketGate title={t(`${texts}:title.compare`)}>
      <Comparison compared={compared} />
    </MarketGate>
  );
}

function Comparison<Found>({ compared }: ComparedProps<Found>) {
  const { kind, path, fetch, listTo, recordTo, to, headOf, factsOf, Below } = compared;
  const { texts } = recordKinds[kind];
  const words = useFieldWords(kind);
  const { t } = words;
  const title = t(`${texts}:title.compare`);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const ids = idsIn(search.ids);
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [path, { params: { id } }],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetch({ params: { id }, signal }),
    })),
  });
  // A phone has room for two.
  const wide = useWide('(min-width: 48em)');
  const [chosen, setOther] = useState<string>();
  const other = ids.slice(1).find((id) => id === chosen) ?? ids[1];
  const nameOf = (id: string) => {
    const data = queries[ids.indexOf(id)]?.data;
    return data === undefined ? t('common:compare.gone') : headOf(data, words).name;
  };
  // A record that arrives later would move all the rows.
  const isLoading = queries.some(({ isPending }) => isPending);
  const found = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const groups = comparedGroups(found.map((one) => factsOf(one, words)));
  const rows = groups.flatMap((group) => group.rows);
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !onlyDifferent) }))
    .filter((group) => group.rows.length > 0);
  const add = (
    <Button
      component={AppLink}
      to={listTo(ids)}
      variant={ids.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.9} />}
    >
      {t(`${texts}:compare.add`)}
    </Button>
  );
  if (ids.length === 0) {
    return (
      <>
        <PageHeader title={title} />
        <Paper>
          <EmptyState
            icon={IconArrowsDiff}
            title={t('common:compare.nothing')}
            text={t('common:compare.nothing_text')}
            action={add}
          />
        </Paper>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        note={t('common:compare.count', { count: ids.length, max: mostCompared })}
        actions={
          <span className={classes.actions}>
            <Switch
              label={t('common:compare.only_different')}
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
            />
            <CopyButton value={location.href} label={t('common:compare.link')} text={t('common:compare.copy')} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.9} />}
              onClick={() => window.print()}
            >
              {t('common:compare.print')}
            </Button>
            {ids.length < mostCompared && add}
          </span>
        }
      />
      {!wide && ids.length > 2 && !isLoading && (
        <NativeSelect
          className={classes.other ?? ''}
          label={t('common:compare.with')}
          value={other ?? ''}
          onChange={(event) => setOther(event.currentTarget.value)}
          data={ids.slice(1).map((id) => ({ value: id, label: nameOf(id) }))}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that scrolls sideways must be reachable by keyboard */}
      <section className={classes.frame} aria-label={title} tabIndex={0}>
        {isLoading ? (
          <LoadingPart>
            <ComparisonSkeleton columns={wide ? ids.length : Math.min(ids.length, 2)} hasLabels={wide} />
          </LoadingPart>
        ) : (
          <ComparisonTable
            recordTo={recordTo}
            openLabel={t(`${texts}:compare.open`)}
            to={to}
            pairedWith={wide || ids.length < 2 ? undefined : other}
            columns={queries.map(({ data, error, refetch }, index) => ({
              id: ids[index] ?? '',
              head: data === undefined ? undefined : headOf(data, words),
              missing: error ? missingBy(error) : undefined,
              retry: () => void refetch(),
            }))}
            groups={shown}
            counts={{ all: rows.length, different: rows.filter(({ differs }) => differs).length }}
          />
        )}
        {shown.length === 0 && found.length > 0 && <p className={classes.none}>{t('common:compare.same')}</p>}
      </section>
      {Below && !isLoading && found.length > 0 && (
        <Suspense>
          <Below found={found} />
        </Suspense>
      )}
    </>
  );
}
