// The side sheet with all filters. The list behind keeps the applied ones; the filled button shows the number of results.
import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../../platform/address/filter-values.ts';
import { FilterFoot, type FilterGroup, FilterSections, groupsOf } from './filter-form.tsx';
import classes from './filters.module.css';
import { type FilterPanelProps, useFilterDraft } from './use-filter-draft.ts';

type SheetProps<Query> = FilterPanelProps<Query> & {
  /** Opens the advanced search with the present choice. */
  onAdvanced?: ((values: FilterValues) => void) | undefined;
};

export default function FilterSheet<Query>(props: SheetProps<Query>) {
  const { opened, onClose, saving = false } = props;
  const { t } = useTranslation();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={448} closeOnEscape={!saving}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('filters.title')}>{opened && <SheetContent {...props} />}</Drawer.Content>
    </Drawer.Root>
  );
}

function SheetContent<Query>(props: SheetProps<Query>) {
  const { list, filters, onClose, onSave, onAdvanced, options, grouped = true } = props;
  const { t } = useTranslation();
  const draft = useFilterDraft(props);
  const groups = groupsOf(filters);
  const tabs = grouped && groups.length > 1;
  const [group, setGroup] = useState<FilterGroup>('basic_information');
  const shown = tabs ? (groups.find((one) => one.group === group)?.filters ?? []) : filters;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    list.apply(draft.values, list.sort);
    onClose();
  };
  return (
    <form className={classes.sheet} onSubmit={apply}>
      <div className={classes.sheetHead}>
        <h2>{t('filters.title')}</h2>
        {draft.active > 0 && (
          <span className={classes.activeCount}>{t('filters.active_count', { count: draft.active })}</span>
        )}
        <Drawer.CloseButton aria-label={t('close')} />
        {tabs && (
          <SegmentedControl
            fullWidth
            className={classes.groups ?? ''}
            aria-label={t('filters.title')}
            value={group}
            onChange={(next) => setGroup(next as FilterGroup)}
            data={groups.map((one) => ({ value: one.group, label: t(`filters.${one.group}`) }))}
          />
        )}
      </div>
      <div className={classes.sheetBody}>
        <FilterSections filters={shown} draft={draft} options={options} />
        {onAdvanced && (
          <Button
            variant="subtle"
            size="xs"
            className={classes.toAdvanced ?? ''}
            leftSection={<IconListSearch size={16} stroke={1.9} />}
            onClick={() => onAdvanced(draft.values)}
          >
            {t('filters.advanced')}
          </Button>
        )}
      </div>
      <FilterFoot
        draft={draft}
        onSave={onSave && (() => onSave(draft.values, list.sort))}
        saveLabel={t('filters.save')}
      />
    </form>
  );
}
