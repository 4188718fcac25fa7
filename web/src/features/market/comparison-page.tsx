// Up to five records of the market side by side, what differs marked; to be printed, and shared by its link.
import { Button, Paper, Skeleton, Switch } from '@mantine/core';
import { IconArrowsDiff, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { ApiError } from '../../platform/api/request.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { CopyButton } from '../../ui/feedback/copy-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { idsIn, mostCompared } from './compare/chosen-ids.ts';
import classes from './compare/comparison.module.css';
import { type ComparedHead, ComparisonTable } from './compare/comparison-table.tsx';
import { comparedGroups, type FactGroup } from './compared-facts.ts';
import { MarketGate } from './market-gate.tsx';

interface Compared<Found> {
  /** Title of the page. */
  title: string;
  /** Of the call that gets one: its answer is shared with the record's page. */
  path: string;
  fetch: (input: { params: { id: string }; signal: AbortSignal }) => Promise<Found>;
  headOf: (found: Found) => ComparedHead;
  factsOf: (found: Found) => FactGroup[];
  recordTo: (id: string) => string;
  openLabel: string;
  /** The list, with these records chosen. */
  listTo: (ids: readonly string[]) => string;
  addLabel: string;
  /** The same comparison of other records. */
  to: (ids: readonly string[]) => string;
}

const missingBy = (error: Error) =>
  error instanceof ApiError && [403, 404].includes(error.status) ? 'gone' : 'failed';

export function ComparisonPage<Found>(props: Compared<Found>) {
  const { title } = props;
  return (
    <MarketGate title={title}>
      <Comparison {...props} />
    </MarketGate>
  );
}

function Comparison<Found>(props: Compared<Found>) {
  const { title, path, fetch, listTo, addLabel, headOf, factsOf } = props;
  const { t } = useTranslation();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const ids = idsIn(search.ids);
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [path, { params: { id } }],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetch({ params: { id }, signal }),
    })),
  });
  const found = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const groups = comparedGroups(found.map(factsOf));
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
      {addLabel}
    </Button>
  );
  if (ids.length === 0) {
    return (
      <>
        <PageHeader title={title} />
        <Paper>
          <EmptyState
            icon={IconArrowsDiff}
            title={t('compare.nothing')}
            text={t('compare.nothing_text')}
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
        note={t('compare.count', { count: ids.length, max: mostCompared })}
        actions={
          <span className={classes.actions}>
            <Switch
              label={t('compare.only_different')}
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
            />
            <CopyButton value={location.href} label={t('compare.link')} text={t('compare.copy')} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.9} />}
              onClick={() => window.print()}
            >
              {t('compare.print')}
            </Button>
            {ids.length < mostCompared && add}
          </span>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section className={classes.frame} aria-label={title} tabIndex={0}>
        <ComparisonTable
          {...props}
          columns={queries.map(({ data, error, refetch }, index) => ({
            id: ids[index] ?? '',
            head: data === undefined ? undefined : headOf(data),
            missing: error ? missingBy(error) : undefined,
            retry: () => void refetch(),
          }))}
          groups={shown}
          counts={{ all: rows.length, different: rows.filter(({ differs }) => differs).length }}
        />
        {found.length === 0 && queries.some(({ isError }) => !isError) && <Skeleton height={320} />}
        {shown.length === 0 && found.length > 0 && <p className={classes.none}>{t('compare.same')}</p>}
      </section>
    </>
  );
}
