// Up to five records of the market side by side, what differs marked; to be printed, and shared by its link.
import { Button, Paper, Skeleton, Switch } from '@mantine/core';
import { IconArrowsDiff, IconPrinter, IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Definition } from '../../ui/definition-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { idsIn } from './compare/chosen-ids.ts';
import { comparedRows } from './compare/differing.ts';
import classes from './comparison.module.css';
import { MarketGate } from './market-gate.tsx';

interface Compared<Found> {
  /** Title of the page. */
  title: string;
  /** Of the call that gets one: its answer is shared with the record's page. */
  path: string;
  fetch: (input: { params: { id: string }; signal: AbortSignal }) => Promise<Found>;
  nameOf: (found: Found) => string;
  factsOf: (found: Found) => Definition[];
  recordTo: (id: string) => string;
  listTo: () => string;
  /** The same comparison of other records. */
  to: (ids: readonly string[]) => string;
}

export function ComparisonPage<Found>(props: Compared<Found>) {
  const { title } = props;
  return (
    <MarketGate title={title}>
      <Comparison {...props} />
    </MarketGate>
  );
}

function Comparison<Found>(props: Compared<Found>) {
  const { title, path, fetch, listTo } = props;
  const { t } = useTranslation();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const ids = idsIn(search.ids);
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [path, { params: { id } }],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetch({ params: { id }, signal }),
      retry: false,
    })),
  });
  const back = (
    <Button component={AppLink} to={listTo()} variant="default">
      {t('compare.back')}
    </Button>
  );
  const print = (
    <Button leftSection={<IconPrinter size={18} stroke={1.9} />} onClick={() => window.print()}>
      {t('compare.print')}
    </Button>
  );
  const actions = (
    <span className={classes.actions}>
      {back}
      {ids.length > 0 && <CopyButton value={location.href} label={t('compare.link')} />}
      {ids.length > 0 && print}
    </span>
  );
  return (
    <>
      <PageHeader title={title} actions={actions} />
      {ids.length === 0 ? (
        <Paper>
          <EmptyState icon={IconArrowsDiff} title={t('compare.nothing')} text={t('compare.nothing_text')} />
        </Paper>
      ) : (
        <ComparisonTable {...props} ids={ids} queries={queries} />
      )}
    </>
  );
}

interface Asked<Found> {
  data: Found | undefined;
  isError: boolean;
}

interface TableProps<Found> extends Compared<Found> {
  ids: readonly string[];
  queries: readonly Asked<Found>[];
}

function ComparisonTable<Found>({ title, ids, queries, nameOf, factsOf, recordTo, to }: TableProps<Found>) {
  const { t } = useTranslation();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const found = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const columns = queries.map(({ data }) => (data === undefined ? undefined : found.indexOf(data)));
  const rows = comparedRows(found.map(factsOf)).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <>
      <div className={classes.actions}>
        <Switch
          label={t('compare.only_different')}
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section className={classes.frame} aria-label={title} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('compare.fact')}</th>
              {queries.map(({ data, isError }, index) => {
                const id = ids[index] ?? '';
                const others = ids.filter((one) => one !== id);
                const name = data === undefined ? t(isError ? 'compare.gone' : 'loading') : nameOf(data);
                return (
                  <th key={id} scope="col">
                    {data === undefined ? (
                      <span className="quiet">{name}</span>
                    ) : (
                      <AppLink to={recordTo(id)}>{name}</AppLink>
                    )}
                    {others.length > 0 && (
                      <AppLink to={to(others)} className={classes.remove} aria-label={t('compare.remove', { name })}>
                        <IconX size={16} stroke={1.9} aria-hidden />
                      </AppLink>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className={classes.mark}>{t('compare.differs')}</span>}
                </th>
                {columns.map((column, index) => (
                  <td key={ids[index]}>
                    {column !== undefined &&
                      ((values[column] || undefined) ?? <span className="quiet">{t('not_given')}</span>)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {found.length === 0 && queries.some(({ isError }) => !isError) && <Skeleton height={320} />}
        {rows.length === 0 && found.length > 0 && <p className={classes.none}>{t('compare.same')}</p>}
      </section>
    </>
  );
}
