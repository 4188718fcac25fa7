// The control of one filter, chosen by its declared kind.
import { Checkbox, Group, Switch, TextInput } from '@mantine/core';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useTranslation } from 'react-i18next';
import {
  type FilterValues,
  isCounted,
  isFailed,
  isFound,
  type Option,
  type PageOptions,
  setValue,
} from '../../platform/address/filter-values.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { FailedPart } from '../feedback/failed-part.tsx';
import { Chips } from '../fields/chips-field.tsx';
import { FoundSelect } from '../fields/found-select.tsx';
import { SearchSelect } from '../fields/search-select.tsx';
import { CheckList } from './check-list.tsx';
import { controlConfig } from './control-config.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { chipsUpTo } from './filter-text.ts';
import { RangeFilter } from './range-filter.tsx';

export interface FilterControlProps {
  filter: FilterDeclaration;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Options that only the page knows (own companies). */
  options?: PageOptions[string] | undefined;
}

export function FilterControl({ filter, values, onChange, options: given }: FilterControlProps) {
  const { t } = useTranslation();
  const { name, kind, names, many } = filter;
  const { byLabel } = useFormats();
  const config = controlConfig(filter, { t, byLabel, options: listedOptions(given) });
  const { labelTitle: label, placeholderLabel, options } = config;
  const value = values[name] ?? '';
  const change = (next: string | string[]) => onChange(setValue(values, name, next));
  const clearLabel = t('filters.clear_one', { name: label });
  if (isFailed(given))
    return <FailedPart error={given.error} title={t('filters.not_loaded', { name: label })} onRetry={given.retry} />;
  if (isFound(given))
    return (
      <FoundSelect label={label} clearLabel={clearLabel} options={given} value={[value].flat()} onChange={change} />
    );

  if (names && kind === 'date') return <DateRangeFilter {...{ filter, values, onChange, label }} />;
  if (names) return <RangeFilter {...{ filter, values, onChange, config }} />;
  if (kind === 'switch' || (kind === 'checkbox' && options.length === 0)) {
    return (
      <Switch
        label={label}
        checked={value === 'true'}
        onChange={(event) => change(event.currentTarget.checked ? 'true' : '')}
      />
    );
  }
  if (kind === 'input') {
    return (
      <TextInput
        aria-label={label}
        placeholder={placeholderLabel}
        value={String(value)}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  if (many && (kind === 'badge_checkbox' || kind === 'checkbox') && options.length <= 4) {
    return <CheckboxOptions label={label} options={options} value={[value].flat()} onChange={change} />;
  }
  if (many && options.length <= chipsUpTo) {
    return <Chips label={label} options={options} value={[value].flat()} onChange={change} />;
  }
  if (many) {
    const chosen = [value].flat().filter((one) => one !== '');
    const others = JSON.stringify({ ...values, [name]: '' });
    const counted = isCounted(given) ? { load: () => given.counts(values), others } : undefined;
    return <CheckList label={label} options={options} value={chosen} onChange={change} counted={counted} />;
  }
  return (
    <SearchSelect
      aria-label={label}
      data={[...options]}
      searchable={options.length > chipsUpTo}
      clearable
      comboboxProps={{ withinPortal: false }}
      value={String(value) || null}
      placeholder={placeholderLabel || t('filters.any')}
      onChange={(next) => change(next ?? '')}
      clearButtonProps={{ 'aria-label': clearLabel }}
    />
  );
}

/** Undefined: those that the filter declares. */
const listedOptions = (given: PageOptions[string] | undefined): readonly Option[] | undefined => {
  if (isFound(given) || isFailed(given)) return [];
  return isCounted(given) ? undefined : given;
};

interface OptionsProps {
  label: string;
  options: readonly Option[];
  value: string[];
  onChange: (value: string[]) => void;
}

function CheckboxOptions({ label, options, value, onChange }: OptionsProps) {
  return (
    <Checkbox.Group value={value} onChange={onChange} aria-label={label}>
      <Group gap="24px 20px">
        {options.map((one) => (
          <Checkbox key={one.value} value={one.value} label={one.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
