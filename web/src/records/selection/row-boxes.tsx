// The checkbox of each row or card of a list whose records can be selected: for comparison, or to act on all of them.
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/table-props.ts';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';
import classes from './selection.module.css';

const RowCheckbox = lazyAhead(() => import('./row-checkbox.tsx'));

/** What the boxes need to know of the selection. */
export interface Boxes {
  ids: readonly string[];
  full: boolean;
  /** Keeps its identity: only the row that was pressed is drawn again. */
  toggle: (id: string) => void;
}

/** The selection of the list around a row; undefined where its records are not selected. */
export const BoxesContext = createContext<Boxes | undefined>(undefined);

export interface BoxedRows<Row> {
  nameOf: (row: Row) => string;
  /** Rows that can be selected; all of them if it is left out. */
  may?: (row: Row) => boolean;
  /** Under `common`: `column` labels the box, `choose` names the record too. */
  texts: 'compare' | 'selection';
}

interface RowBoxProps extends Pick<BoxedRows<unknown>, 'texts'> {
  id: string;
  name: string;
  hasLabel?: boolean;
}

/** Reads the selection itself: its mark must not wait for the rows of the table, which are drawn later. */
function RowBox({ id, name, texts, hasLabel = false }: RowBoxProps) {
  const boxes = useContext(BoxesContext);
  if (!boxes) return null;
  const isChosen = boxes.ids.includes(id);
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <RowCheckbox
        {...{ id, name, texts, hasLabel, isChosen }}
        disabled={boxes.full && !isChosen}
        toggle={boxes.toggle}
      />
    </Suspense>
  );
}

/** @param of undefined where records are not selected */
export function useRowBoxes<Row extends { id: string }>(of: BoxedRows<Row> | undefined) {
  const { t } = useTranslation();
  const box = (row: Row, { nameOf, may = () => true, texts }: BoxedRows<Row>, hasLabel = false) =>
    may(row) && <RowBox id={row.id} name={nameOf(row)} texts={texts} hasLabel={hasLabel} />;
  return {
    withBox: (columns: readonly Column<Row>[]): readonly Column<Row>[] => {
      if (!of) return columns;
      const header = t(`${of.texts}.column`);
      return [{ id: of.texts, header, silentHead: true, width: 40, cell: (row) => box(row, of) }, ...columns];
    },
    cardWithBox: (card: (row: Row) => ReactNode) => (row: Row) => {
      const shown = of && box(row, of, true);
      return (
        <>
          {card(row)}
          {shown && <div className={classes.cardBox}>{shown}</div>}
        </>
      );
    },
  };
}
