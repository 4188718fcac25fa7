// The buttons of the bar that open a filter, or the choice of an order.
import { Button } from '@mantine/core';
import { IconChevronDown, IconSortAscending } from '@tabler/icons-react';
import type { FilterDeclaration, ListDeclaration } from '@wattpact/domain/filters/filters';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type FilterValues, isActive, namesOf, type Sort } from '../../platform/address/filter-values.ts';
import type { ButtonProps } from '../feedback/on-first-use.tsx';
import classes from './filters.module.css';

type TriggerProps = { filter: FilterDeclaration; values: FilterValues } & ButtonProps;

/** The count of what is chosen takes the arrow's place: the button keeps its width, so that no other one moves. */
export function FilterTrigger({ filter, values, className = '', ...rest }: TriggerProps) {
  const { t } = useTranslation();
  const active = isActive(values, filter);
  const count = namesOf(filter)
    .flatMap((name) => [values[name] ?? []].flat())
    .filter((one) => one !== '').length;
  return (
    <Button
      variant="default"
      className={`${classes.control} ${className}`}
      data-active={active || undefined}
      aria-haspopup="dialog"
      rightSection={
        <span className={classes.mark} aria-hidden>
          {active ? <span className={classes.buttonCount}>{count}</span> : <IconChevronDown size={16} stroke={1.9} />}
        </span>
      }
      {...rest}
    >
      {t(filter.labelKey)}
      {active && <span className="visually-hidden">, {t('filters.active_count', { count })}</span>}
    </Button>
  );
}

export interface Sorted {
  sorts: ListDeclaration['sorts'];
  sort: Sort | undefined;
}

export const sortText = (t: TFunction, sorts: Sorted['sorts'], { flag, order }: Sort): string =>
  t('filters.sort_option', {
    name: t(sorts.find(({ name }) => name === flag)?.labelKey ?? flag),
    order: t(`filters.${order}`),
  });

/** On a phone there is no table head to sort by. */
export function SortButton({ sorts, sort, onClick, ref, ...rest }: Sorted & ButtonProps) {
  const { t } = useTranslation();
  const aria = Object.fromEntries(Object.entries(rest).filter(([name]) => name === 'id' || name.startsWith('aria-')));
  return (
    <Button
      ref={ref ?? null}
      {...(onClick && { onClick })}
      variant="subtle"
      color="gray"
      size="xs"
      aria-haspopup="menu"
      leftSection={<IconSortAscending size={18} stroke={1.9} />}
      rightSection={<IconChevronDown size={16} />}
      {...aria}
    >
      {sort ? sortText(t, sorts, sort) : t('filters.sort')}
    </Button>
  );
}
