// A range of days, from the start of the first to the end of the last, sent as instants.
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useTranslation } from 'react-i18next';
import { dayEdge, dayOfEdge, type FilterValues } from '../../platform/address/filter-values.ts';
import { DateField } from '../fields/date-field.tsx';
import classes from './filters.module.css';

interface DateRangeFilterProps {
  filter: FilterDeclaration;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  label: string;
}

export function DateRangeFilter({ filter, values, onChange, label }: DateRangeFilterProps) {
  const { t } = useTranslation();
  const names = filter.names ?? { min: `${filter.name}Start`, max: `${filter.name}End` };
  const field = (name: string, edge: 'start' | 'end') => (
    <DateField
      size="sm"
      aria-label={`${label}: ${t(edge === 'start' ? 'filters.min' : 'filters.max')}`}
      value={dayOfEdge(String(values[name] ?? ''), filter.isInstant)}
      onChange={(day) => onChange({ ...values, [name]: day ? dayEdge(day, edge, filter.isInstant) : '' })}
      clearable
      popoverProps={{ withinPortal: false }}
    />
  );
  return (
    <fieldset aria-label={label} className={classes.pair}>
      {field(names.min, 'start')}
      {field(names.max, 'end')}
    </fieldset>
  );
}
