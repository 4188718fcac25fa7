// Selecting records of a list for comparison: a checkbox in each row or card, and the bar that opens the comparison.
import { Button, Checkbox } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
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

/** The choice of the list around a row; undefined where its records are not compared. */
export const ChoiceContext = createContext<Choice | undefined>(undefined);

/** Reads the choice itself: its mark must not wait for the rows of the table, which are drawn later. */
function ChoiceBox({ id, name, label }: { id: string; name: string; label?: string }) {
  const { t } = useTranslation();
  const choice = useContext(ChoiceContext);
  if (!choice) return null;
  const isChosen = choice.ids.includes(id);
  return (
    <Checkbox
      className="row-action"
      {...(label ? { label } : {})}
      aria-label={t('compare.choose', { name })}
      checked={isChosen}
      disabled={choice.full && !isChosen}
      onChange={() => choice.toggle(id)}
    />
  );
}

export function useChoiceParts<Row extends Comparable>(hasChoice: boolean, nameOf: NameOf<Row>) {
  const { t } = useTranslation();
  const column: Column<Row> = {
    id: 'compare',
    header: t('compare.column'),
    silentHead: true,
    width: 40,
    cell: (row) => <ChoiceBox id={row.id} name={nameOf(row)} />,
  };
  return {
    withBox: (columns: readonly Column<Row>[]) => (hasChoice ? [column, ...columns] : columns),
    cardWithBox: (card: (row: Row) => ReactNode) => (row: Row) => (
      <>
        {card(row)}
        {hasChoice && (
          <div className={classes.cardBox}>
            <ChoiceBox id={row.id} name={nameOf(row)} label={t('compare.column')} />
          </div>
        )}
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
