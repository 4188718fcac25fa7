// Selecting records of a list for comparison: a checkbox in each row or card, and the bar that opens the comparison.
import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import classes from './choice.module.css';
import { mostCompared } from './chosen-ids.ts';
import type { Choice } from './use-choice.ts';

interface Comparable {
  id: string;
}
type NameOf<Row> = (row: Row) => string;

export function useChoiceParts<Row extends Comparable>(choice: Choice | undefined, nameOf: NameOf<Row>) {
  const { t } = useTranslation();
  const box = (row: Row, label?: string) =>
    choice && (
      <Checkbox
        className="row-action"
        {...(label ? { label } : {})}
        aria-label={t('compare.choose', { name: nameOf(row) })}
        checked={choice.ids.includes(row.id)}
        disabled={choice.full && !choice.ids.includes(row.id)}
        onChange={() => choice.toggle(row.id)}
      />
    );
  const column: Column<Row> = {
    id: 'compare',
    header: t('compare.column'),
    silentHead: true,
    width: 40,
    cell: (row) => box(row),
  };
  return {
    withBox: (columns: readonly Column<Row>[]) => (choice ? [column, ...columns] : columns),
    cardWithBox: (card: (row: Row) => ReactNode) => (row: Row) => (
      <>
        {card(row)}
        {choice && <div className={classes.cardBox}>{box(row, t('compare.column'))}</div>}
      </>
    ),
  };
}

export function ChoiceBar({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const { ids, full, clear, to } = choice;
  if (ids.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('compare.title')}>
      <output>{t(full ? 'compare.full' : 'compare.chosen', { count: ids.length, max: mostCompared })}</output>
      <Button variant="subtle" color="gray" onClick={clear}>
        {t('filters.clear')}
      </Button>
      {ids.length > 1 ? (
        <Button component={AppLink} to={to(ids)}>
          {t('compare.go')}
        </Button>
      ) : (
        <Button disabled>{t('compare.go')}</Button>
      )}
    </section>
  );
}
