// The form of a list's filters in the side sheet: one section per filter, and the foot.
import { Button } from '@mantine/core';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clearFilter, isActive } from '../../platform/address/filter-values.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { FilterControl } from './filter-control.tsx';
import classes from './filters.module.css';
import type { ListToolbarProps } from './list-toolbar.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

const groups = ['basic_information', 'terms_and_conditions'] as const;
type FilterGroup = (typeof groups)[number];

const groupOf = ({ group }: FilterDeclaration): FilterGroup => group ?? 'basic_information';

/** The filters by tab; a list whose filters all belong to one group has no tabs. */
export const groupsOf = (
  filters: readonly FilterDeclaration[],
): { group: FilterGroup; filters: FilterDeclaration[] }[] =>
  groups
    .map((group) => ({ group, filters: filters.filter((filter) => groupOf(filter) === group) }))
    .filter((one) => one.filters.length > 0);

interface SectionsProps {
  filters: readonly FilterDeclaration[];
  draft: FilterDraft;
  options: ListToolbarProps<unknown>['options'];
}

export function FilterSections({ filters, draft, options }: SectionsProps) {
  const { t } = useTranslation();
  return filters.map((filter) => (
    <FilterSection
      key={filter.name}
      title={filter.kind === 'switch' ? undefined : t(filter.labelKey)}
      clear={
        isActive(draft.values, filter) && {
          label: t('filters.clear_one', { name: t(filter.labelKey) }),
          act: () => draft.set(clearFilter(draft.values, filter)),
        }
      }
    >
      <FilterControl filter={filter} values={draft.values} onChange={draft.set} options={options?.[filter.name]} />
    </FilterSection>
  ));
}

interface FilterSectionProps {
  /** A switch has its own label. */
  title: string | undefined;
  clear?: false | { label: string; act: () => void };
  children: ReactNode;
}

export function FilterSection({ title, clear, children }: FilterSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={title && id}>
      {title && (
        <div className={classes.sectionHead}>
          <h3 id={id}>{title}</h3>
          {clear && (
            <Button variant="subtle" size="xs" aria-label={clear.label} onClick={clear.act}>
              {t('filters.clear')}
            </Button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

interface FilterFootProps {
  draft: FilterDraft;
  onSave: (() => void) | undefined;
}

/** Clear all, save, and the filled submit button that shows the number of results. */
export function FilterFoot({ draft: { count, clear }, onSave }: FilterFootProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const some =
    count === undefined ? t('filters.see_results') : t('filters.see_count', { count, number: formats.number(count) });
  return (
    <div className={classes.sheetFoot}>
      <Button variant="subtle" color="gray" onClick={clear}>
        {t('filters.clear_all')}
      </Button>
      {onSave && (
        <Button variant="default" aria-label={t('filters.save_short')} onClick={onSave}>
          {t('filters.save')}
        </Button>
      )}
      <Button type="submit">
        <span aria-live="polite">{count === 0 ? t('filters.no_results') : some}</span>
      </Button>
    </div>
  );
}
