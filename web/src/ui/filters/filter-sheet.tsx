// The side sheet with all filters. The list behind keeps what was applied; the filled button tells what would be left.
import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FilterDeclaration } from 'domain/shared/filters';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterDelay } from '../../platform/list-search.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FilterControl } from './filter-control.tsx';
import { clearAll, clearFilter, countActive, type FilterValues, isActive } from './filter-values.ts';
import classes from './filters.module.css';
import type { ListToolbarProps } from './list-toolbar.tsx';

type SheetProps<Query> = ListToolbarProps<Query> & {
  filters: readonly FilterDeclaration[];
  opened: boolean;
  onClose: () => void;
};

const groups = ['basic_information', 'terms_and_conditions'] as const;
const groupOf = ({ group }: FilterDeclaration) => group ?? 'basic_information';

export default function FilterSheet<Query>(props: SheetProps<Query>) {
  const { opened, onClose, saving = false } = props;
  const { t } = useTranslation();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={448} closeOnEscape={!saving}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('filters.title')}>
        <div className={classes.sheet}>{opened && <SheetContent {...props} />}</div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Undefined while it is being counted. */
function useResultCount<Query>({ list, countResults }: SheetProps<Query>, draft: FilterValues): number | undefined {
  const [settled] = useDebouncedValue(draft, filterDelay);
  const [count, setCount] = useState<{ of: FilterValues; total: number }>();
  const { queryOf } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per settled draft
  useEffect(() => {
    let current = true;
    countResults?.(queryOf(settled)).then(
      (total) => current && setCount({ of: settled, total }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [settled]);
  return count?.of === draft ? count.total : undefined;
}

function SheetContent<Query>(props: SheetProps<Query>) {
  const { list, filters, onClose, onSave, options, scales, grouped = true } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [draft, setDraft] = useState(list.values);
  const [group, setGroup] = useState<string>(groups[0]);
  const count = useResultCount(props, draft);
  const active = countActive(draft, filters);
  const tabs = grouped && groups.every((one) => filters.some((filter) => groupOf(filter) === one));
  const shown = tabs ? filters.filter((filter) => groupOf(filter) === group) : filters;
  const apply = () => {
    list.setValues(draft);
    onClose();
  };
  const results =
    count === undefined ? t('filters.see_results') : t('filters.see_count', { count, number: formats.number(count) });
  return (
    <>
      <div className={classes.sheetHead}>
        <h2>{t('filters.title')}</h2>
        {active > 0 && <span className={classes.activeCount}>{t('filters.active_count', { count: active })}</span>}
        <Drawer.CloseButton aria-label={t('close')} />
        {tabs && (
          <SegmentedControl
            fullWidth
            className={classes.groups ?? ''}
            aria-label={t('filters.title')}
            value={group}
            onChange={setGroup}
            data={groups.map((one) => ({ value: one, label: t(`filters.${one}`) }))}
          />
        )}
      </div>
      <div className={classes.sheetBody}>
        {shown.map((filter) => (
          <section key={filter.name} className={classes.section}>
            <div className={classes.sectionHead} hidden={filter.kind === 'switch'}>
              <h3>{t(filter.labelKey)}</h3>
              {isActive(draft, filter) && (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('filters.clear_one', { name: t(filter.labelKey) })}
                  onClick={() => setDraft(clearFilter(draft, filter))}
                >
                  {t('filters.clear')}
                </Button>
              )}
            </div>
            <FilterControl
              filter={filter}
              values={draft}
              onChange={setDraft}
              options={options?.[filter.name]}
              scale={scales?.[filter.name]}
            />
          </section>
        ))}
      </div>
      <div className={classes.sheetFoot}>
        <Button variant="subtle" color="gray" onClick={() => setDraft({ ...draft, ...clearAll(filters) })}>
          {t('filters.clear_all')}
        </Button>
        {onSave && (
          <Button variant="default" onClick={() => onSave(draft)}>
            {t('filters.save')}
          </Button>
        )}
        <Button onClick={apply}>{count === 0 ? t('filters.no_results') : results}</Button>
      </div>
    </>
  );
}
