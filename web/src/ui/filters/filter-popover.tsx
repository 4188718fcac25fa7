// One filter of the bar in a popover: the choice applies after a debounce, or when the popover is closed.
import { Button, Popover } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../platform/address/debounced.ts';
import { clearFilter, type FilterValues, isActive, namesOf } from '../../platform/address/filter-values.ts';
import { useFirstOpening } from '../feedback/on-first-use.tsx';
import { FilterControl, type FilterControlProps } from './filter-control.tsx';
import { FilterTrigger } from './filter-triggers.tsx';
import classes from './filters.module.css';

export interface FilterPopoverProps extends FilterControlProps {
  onChange: (values: FilterValues, again?: boolean) => void;
}

/** Two numbers with their units need more room than a list of options. */
const widthOf = ({ kind, names }: FilterPopoverProps['filter']): number => (names && kind === 'slider' ? 416 : 320);

export default function FilterPopover({ filter, values, onChange, options }: FilterPopoverProps) {
  const { t } = useTranslation();
  const { opened, surface, button } = useFirstOpening();
  const own = (all: FilterValues) => Object.fromEntries(namesOf(filter).map((name) => [name, all[name] ?? '']));
  const held = useDebounced(own(values), (chosen, again) => onChange({ ...values, ...chosen }, again));
  const shown = { ...values, ...useSyncExternalStore(held.subscribe, held.value) };
  const change = (next: FilterValues) => {
    held.change(own(next));
    // A field reports its number when it loses the focus, which may be after the popover was closed.
    if (!opened) held.flush();
  };
  const onOpened = (next: boolean) => {
    surface.onChange(next);
    if (!next) held.flush();
  };
  return (
    <Popover position="bottom-start" width={widthOf(filter)} trapFocus {...surface} onChange={onOpened}>
      <Popover.Target>
        <FilterTrigger ref={button} filter={filter} values={shown} onClick={() => onOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <FilterControl filter={filter} values={shown} onChange={change} options={options} />
        <div className={classes.popoverFoot}>
          <Button
            variant="subtle"
            size="xs"
            disabled={!isActive(shown, filter)}
            aria-label={t('filters.clear_one', { name: t(filter.labelKey) })}
            onClick={() => change(clearFilter(shown, filter))}
          >
            {t('filters.clear')}
          </Button>
          <Button variant="default" size="xs" onClick={() => onOpened(false)}>
            {t('close')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
