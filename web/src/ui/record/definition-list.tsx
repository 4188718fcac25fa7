// Labels and values, in two columns if there is room. A missing value says so.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakable } from '../text/breakable.tsx';
import classes from './definition-list.module.css';

export interface Definition {
  label: string;
  value: ReactNode;
  /** Shown after the value in a lighter tone: `em 7 meses`. */
  note?: ReactNode;
  /** At the end of the row: its action. */
  aside?: ReactNode;
  /** The row's element id, for addresses that scroll to it. */
  id?: string;
  /** The address scrolled to this row. */
  isMarked?: boolean;
}

interface DefinitionListProps {
  items: readonly Definition[];
  columns?: 1 | 2;
  /** One column with rules between its rows, values at the left: for comparison with the list beside it. */
  ruled?: boolean;
  /** One column, each value below its label: for whole texts, and for several lists side by side. */
  stacked?: boolean;
}

export function DefinitionList({ items, columns = 2, ruled = false, stacked = false }: DefinitionListProps) {
  const { t } = useTranslation();
  const isTwo = columns === 2 && !stacked && !ruled;
  const look = stacked ? classes.stacked : ruled ? classes.ruled : isTwo ? classes.two : '';
  const list = (
    <dl className={`${classes.list} ${look}`}>
      {items.map(({ label, value, note, aside, id, isMarked }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may have one name; the rows of a record keep their order
          key={index}
          className={classes.item}
          id={id}
          data-marked={isMarked || undefined}
          data-aside={aside ? true : undefined}
        >
          <dt>{label}</dt>
          <dd>
            {value === undefined || value === null || value === '' ? (
              <span className={classes.none}>{t('not_given')}</span>
            ) : typeof value === 'string' ? (
              breakable(value)
            ) : (
              value
            )}
            {/* A box of its own drops a space at its beginning. */}
            {note && ' '}
            {note && <span className={classes.note}>{note}</span>}
          </dd>
          {aside && <dd className={classes.aside}>{aside}</dd>}
        </div>
      ))}
    </dl>
  );
  // The columns follow the width of the paper, not of the window.
  return isTwo ? <div className={classes.room}>{list}</div> : list;
}
