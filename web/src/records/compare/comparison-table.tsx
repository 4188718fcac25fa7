// Records side by side: the first is the reference, and the others show their difference from it.
import { Button } from '@mantine/core';
import { IconPin, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Quantity } from '../../ui/text/quantity.tsx';
import type { ComparedCell, ComparedRow, Difference, Fact } from './compared-facts.ts';
import classes from './comparison.module.css';

export interface ComparedHead {
  name: string;
  owner: string;
  /** Technologies and place. */
  note: ReactNode;
  badge: ReactNode;
}

export interface ComparedColumn {
  id: string;
  /** Undefined while loading, and if it cannot be loaded. */
  head: ComparedHead | undefined;
  /** Why it cannot be loaded: no such record for this reader (any more), or an error. */
  missing: 'gone' | 'failed' | undefined;
  retry: () => void;
}

interface ComparisonTableProps {
  columns: readonly ComparedColumn[];
  groups: readonly { title: string; rows: readonly ComparedRow[] }[];
  /** All characteristics, or only those in which the records differ. */
  counts: { all: number; different: number };
  recordTo: (id: string) => string;
  openLabel: string;
  /** The same comparison of these records. */
  to: (ids: readonly string[]) => string;
  /** On a phone: the reference beside this one, labels above their values. */
  pairedWith?: string | undefined;
}

export function ComparisonTable(props: ComparisonTableProps) {
  const { columns, groups, counts, recordTo, openLabel, to, pairedWith } = props;
  const { t } = useTranslation();
  const ids = columns.map(({ id }) => id);
  const found = columns.filter(({ head }) => head !== undefined);
  const isPaired = pairedWith !== undefined;
  const shown = isPaired ? columns.filter((one, index) => index === 0 || one.id === pairedWith) : columns;
  return (
    <table className={isPaired ? `${classes.table} ${classes.pairs}` : classes.table}>
      {isPaired && <caption>{t('compare.paired', counts)}</caption>}
      <thead>
        <tr>
          {!isPaired && (
            <th scope="col">
              <span className={classes.count}>{counts.different}</span>
              <span className={classes.countText}>{t('compare.differences', { count: counts.all })}</span>
            </th>
          )}
          {shown.map((column) => (
            <ColumnHead key={column.id} column={column} ids={ids} isReference={column === found[0]} to={to} />
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={shown.length + (isPaired ? 0 : 1)}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells, differs }) => (
              <Fragment key={label}>
                {isPaired && (
                  <tr className={classes.label} data-equal={!differs || undefined}>
                    <th scope="rowgroup" colSpan={shown.length}>
                      {label}
                    </th>
                  </tr>
                )}
                <tr data-equal={!differs || undefined}>
                  {!isPaired && <th scope="row">{label}</th>}
                  {shown.map((column) => (
                    <Cell key={column.id} cell={cells[found.indexOf(column)]} isReference={column === found[0]} />
                  ))}
                </tr>
              </Fragment>
            ))}
          </Fragment>
        ))}
        <tr className={classes.open}>
          {!isPaired && <td />}
          {shown.map(({ id, head }) => (
            <td key={id}>
              {head && (
                <Button component={AppLink} to={recordTo(id)} variant="default" size="xs">
                  {openLabel}
                </Button>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface ColumnHeadProps {
  column: ComparedColumn;
  ids: readonly string[];
  isReference: boolean;
  to: ComparisonTableProps['to'];
}

function ColumnHead({ column: { id, head, missing, retry }, ids, isReference, to }: ColumnHeadProps) {
  const { t } = useTranslation();
  const others = ids.filter((one) => one !== id);
  const name = head?.name ?? t(missing ? `compare.${missing}` : 'loading');
  return (
    <th scope="col" data-reference={isReference || undefined}>
      <div className={classes.head}>
        <div className={classes.pins}>
          {isReference && (
            <span className={classes.reference}>
              <IconPin size={14} stroke={1.9} aria-hidden /> {t('compare.reference')}
            </span>
          )}
          {head && !isReference && (
            <AppLink to={to([id, ...others])} className={classes.refer} aria-label={t('compare.refer_to', { name })}>
              <IconPin size={14} stroke={1.9} aria-hidden /> {t('compare.refer')}
            </AppLink>
          )}
          {others.length > 0 && (
            <AppLink to={to(others)} className={classes.remove} aria-label={t('compare.remove', { name })}>
              <IconX size={16} stroke={1.9} aria-hidden />
            </AppLink>
          )}
        </div>
        <span className={head ? classes.name : 'quiet'}>{name}</span>
        {missing === 'failed' && (
          <Button variant="subtle" size="compact-xs" onClick={retry}>
            {t('generic_error.retry')}
          </Button>
        )}
        {head && (
          <>
            <span className={classes.owner}>{head.owner}</span>
            <div className={classes.note}>
              {head.note}
              {head.badge}
            </div>
          </>
        )}
      </div>
    </th>
  );
}

function Cell({ cell, isReference }: { cell: ComparedCell | undefined; isReference: boolean }) {
  const { t } = useTranslation();
  if (!cell) return <td className="quiet">–</td>;
  const { fact, difference, isLowest } = cell;
  const marks = [
    difference && <DifferenceText key="by" difference={difference} fact={fact} />,
    isLowest && t('compare.lowest'),
  ].filter(Boolean);
  return (
    <td data-differs={difference !== undefined || undefined} data-reference={isReference || undefined}>
      <div className={classes.value}>
        <span>
          <FactValue {...fact} />
        </span>
        {marks.length > 0 && (
          <span className={classes.mark}>
            {marks[0]}
            {marks.length > 1 && <> · {marks[1]}</>}
          </span>
        )}
      </div>
    </td>
  );
}

function FactValue({ figure, day, words, isUnused }: Fact) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (figure) return <Quantity {...figure.format(figure.amount)} />;
  if (day) return formats.date(day);
  return words || <span className="quiet">{t(isUnused ? 'not_applicable' : 'not_given')}</span>;
}

/** `+1,10`, `−2 meses`, `diferente`. */
function DifferenceText({ difference, fact }: { difference: Difference; fact: Fact }) {
  const { t } = useTranslation();
  if (difference.kind === 'other') return t('compare.different');
  const by = difference.kind === 'time' ? difference.count : difference.by;
  const sign = by > 0 ? '+' : '−';
  if (difference.kind === 'time') return `${sign}${t(`history.${difference.unit}`, { count: Math.abs(by) })}`;
  const { amount = 0, format } = fact.figure ?? {};
  const { value, unit } = format?.(Math.abs(by), amount) ?? { value: '', unit: '' };
  const own = format?.(amount).unit;
  return `${sign}${value}${unit === own ? '' : `\u00a0${unit}`}`;
}
