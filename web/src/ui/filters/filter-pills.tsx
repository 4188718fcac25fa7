// The active filters of a list as removable pills, and beside them saving; on a phone the order too.
import { Button, CloseButton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues, PageOptions, Sort } from '../../platform/address/filter-values.ts';
import type { ListSearch } from '../../platform/address/list-search.ts';
import { lazy } from '../../platform/lazy.ts';
import { OnFirstUse } from '../feedback/on-first-use.tsx';
import { pillsOf } from './filter-text.ts';
import { SortButton } from './filter-triggers.tsx';
import classes from './filters.module.css';

const loadSortMenu = () => import('./sort-menu.tsx');
const SortMenu = lazy(loadSortMenu);

interface FilterPillsProps<Query> {
  list: ListSearch<Query>;
  onSave: ((values: FilterValues, sort: Sort | undefined) => void) | undefined;
  options: PageOptions | undefined;
  filters: readonly FilterDeclaration[];
  wide: boolean;
  /** All values of a filter share one pill. */
  together: boolean;
  /** Takes the focus when the last pill is removed. */
  place: RefObject<HTMLElement | null>;
}

/** A removed pill takes its button along: the focus moves to the next one, or to the container. */
function useFocusAfter(pills: readonly { key: string }[], place: RefObject<HTMLElement | null>) {
  const removed = useRef<number>(undefined);
  const keys = pills.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pills have changed
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-pill] button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? place.current)?.focus();
  }, [keys]);
  return (index: number, act: () => void) => () => {
    removed.current = index;
    act();
  };
}

export function FilterPills<Query>(props: FilterPillsProps<Query>) {
  const { list, filters, options, onSave, wide, together, place } = props;
  const { t, i18n } = useTranslation();
  const pills = pillsOf(filters, list.values, { t, language: i18n.language, together, options });
  const take = useFocusAfter(pills, place);
  const sortable = !wide && list.sorts.length > 0;
  const save = onSave && pills.length > 0 && (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconBookmark size={16} stroke={1.9} />}
      onClick={() => onSave(list.values, list.sort)}
    >
      {t(wide ? 'filters.save_search' : 'filters.save_short')}
    </Button>
  );
  if (pills.length === 0 && !sortable) return null;
  return (
    <>
      {pills.length > 0 && (
        <ul className={classes.pills} aria-label={t('filters.active')}>
          {pills.map(({ key, label, text, without }, index) => (
            <li key={key} className={classes.pill} data-pill>
              <span className={classes.pillLabel}>{label}</span> {text}
              <CloseButton
                size={24}
                iconSize={16}
                aria-label={t('filters.remove', { name: `${label} ${text}`.trim() })}
                onClick={take(index, () => list.setValues(without))}
              />
            </li>
          ))}
          <li>
            <Button variant="subtle" size="xs" onClick={take(0, list.clear)}>
              {t('filters.clear_all')}
            </Button>
          </li>
          {wide && <li className={classes.saveItem}>{save}</li>}
        </ul>
      )}
      {!wide && (
        <div className={classes.phoneLine}>
          {sortable ? (
            <OnFirstUse load={loadSortMenu} button={(open) => <SortButton {...list} onClick={open} />}>
              <SortMenu {...list} />
            </OnFirstUse>
          ) : (
            <span />
          )}
          {save}
        </div>
      )}
    </>
  );
}
