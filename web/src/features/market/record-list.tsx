// A list below its title: filters, table or cards, pages, and what an empty list says.
import { Button, Group } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { DataTable, useWide } from '../../ui/data-table/data-table.tsx';
import { shownColumns, useColumnChoice } from '../../ui/data-table/hidden-columns.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OnFirstUse } from '../../ui/feedback/on-first-use.tsx';
import { ListToolbar, type ListToolbarProps } from '../../ui/filters/list-toolbar.tsx';
import type { Icon } from '../../ui/theme/icons.ts';
import { useActingEntity } from '../acting-company/acting-entity.ts';
import { ChoiceBar, useChoiceParts } from './compare/choice-parts.tsx';
import { ListMenuTrigger } from './list-menu-trigger.tsx';
import type { Choice } from './use-choice.ts';
import type { ListInput, RecordList as RecordListState } from './use-record-list.ts';

const ListMenu = lazy(() => import('./list-menu.tsx'));

interface RecordListProps<Row> extends Omit<ListToolbarProps<ListInput>, 'list' | 'countResults'> {
  records: RecordListState<Row>;
  /** Names the table for those who do not see it. */
  label: string;
  icon: Icon;
  /** Key in `errorMessages`: what is said when the list does not come. */
  loadError: string;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  /** What the list is for and the first step, where there is nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Records may be chosen for comparison; then the list knows their names. */
  choice?: Choice;
  nameOf?: (row: Row) => string;
}

export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { records, label, icon, loadError, columns, card, empty, choice, nameOf, children, ...toolbar } = props;
  const { list, page, stale, failed, retry, countResults, source } = records;
  const wide = useWide();
  const columnChoice = useColumnChoice(useSession().id, source.path);
  const parts = useChoiceParts<Row>(choice, nameOf ?? (({ id }) => id));
  const trigger = (open?: () => void) => <ListMenuTrigger {...(open && { onClick: open })} />;
  // On a phone a list is cards, without columns.
  const menu = (wide || source.file) && (
    <OnFirstUse button={trigger}>
      <ListMenu columns={columns} choice={columnChoice} file={source.file} query={list.query} />
    </OnFirstUse>
  );
  return (
    <>
      <ListToolbar {...toolbar} list={list} countResults={countResults}>
        {menu}
        {children}
      </ListToolbar>
      <DataTable
        label={label}
        columns={parts.withBox(shownColumns(columns, columnChoice.hidden))}
        rows={page?.items}
        rowKey={({ id }) => id}
        card={parts.cardWithBox(card)}
        sort={list.sort}
        onSort={list.setSort}
        paging={page && { ...page, onPage: list.setPage, onLimit: list.setLimit }}
        allColumns={columnChoice.all}
        stale={stale}
        failed={failed}
        loadError={loadError}
        onRetry={retry}
        empty={<Nothing records={records} icon={icon} empty={empty} />}
      />
      {choice && <ChoiceBar choice={choice} />}
    </>
  );
}

type NothingProps<Row> = Pick<RecordListProps<Row>, 'records' | 'icon' | 'empty'>;

/** Nothing matches, nothing on this page, nothing of the chosen company, or nothing at all. */
function Nothing<Row>({ records: { list, page, narrowed }, icon, empty }: NothingProps<Row>) {
  const { t } = useTranslation();
  if (page && page.total > 0) {
    const first = (
      <Button variant="default" onClick={() => list.setPage(1)}>
        {t('paging.first')}
      </Button>
    );
    return <EmptyState icon={icon} title={t('market.past_end')} text={t('market.past_end_text')} action={first} />;
  }
  const filtered = Object.values(list.values).some((value) => value.length > 0);
  if (!filtered && narrowed) return <NothingOfCompany icon={icon} action={empty.action} />;
  if (!filtered) return <EmptyState icon={icon} {...empty} />;
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {t('filters.clear_all')}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={t('market.nothing_found')} text={t('market.nothing_found_text')} action={clear} />
  );
}

/** The reader's other companies may have some. */
function NothingOfCompany({ icon, action }: { icon: Icon; action: ReactNode }) {
  const { t } = useTranslation();
  const { chosen, choose } = useActingEntity();
  const all = (
    <Group gap={8} justify="center">
      <Button variant="default" onClick={() => choose(undefined)}>
        {t('acting.all')}
      </Button>
      {action}
    </Group>
  );
  const title = t('market.nothing_of', { name: chosen?.name ?? '' });
  return <EmptyState icon={icon} title={title} text={t('market.nothing_of_text')} action={all} />;
}
