// A range: two handles for the usual values, and two fields for exact numbers with their unit.
import { RangeSlider } from '@mantine/core';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  boundsOf,
  clampRange,
  type FilterValues,
  handlesOf,
  movedRange,
  numberOf,
  type Range,
} from '../../platform/address/filter-values.ts';
import { NumberField } from '../fields/number-field.tsx';
import type { ControlConfig } from './control-config.ts';
import classes from './filters.module.css';

interface RangeFilterProps {
  filter: FilterDeclaration;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  config: ControlConfig;
}

/** The scale of the handles: prices, capacities and years are rarely outside. Address and fields accept the full range. */
const usualEnd: Record<string, number> = { '€/MWh': 150, MW: 500, MWh: 1_000_000, years: 30 };

/** The typed values; a change of one end from outside replaces only that end. */
function useTyped(range: Range): [Range, (typed: Range) => void] {
  const [{ text, over }, setTyped] = useState({ text: range, over: range });
  const end = (name: keyof Range) => (over[name] === range[name] ? text[name] : range[name]);
  const shown = { min: end('min'), max: end('max') };
  if (over.min !== range.min || over.max !== range.max) setTyped({ text: shown, over: range });
  return [shown, (typed) => setTyped({ text: typed, over: range })];
}

export function RangeFilter({ filter, values, onChange, config }: RangeFilterProps) {
  const { t } = useTranslation();
  const { labelTitle: label, unit, decimals } = config;
  const names = filter.names ?? { min: filter.name, max: filter.name };
  const range: Range = { min: String(values[names.min] ?? ''), max: String(values[names.max] ?? '') };
  const [draft, setDraft] = useTyped(range);
  const bounds = config.range ?? boundsOf(filter);
  const scale = { min: bounds.min, max: Math.min(bounds.max, usualEnd[filter.unit ?? ''] ?? bounds.max) };
  const commit = (next: Range) => {
    setDraft(next);
    if (next.min !== range.min || next.max !== range.max)
      onChange({ ...values, [names.min]: next.min, [names.max]: next.max });
  };
  return (
    <fieldset aria-label={label}>
      <RangeSlider
        className={classes.slider ?? ''}
        {...scale}
        step={1}
        minRange={0}
        pushOnOverlap={false}
        label={null}
        size={4}
        thumbSize={20}
        value={handlesOf(draft, scale)}
        onChange={(handles) => setDraft(movedRange(draft, handles, scale))}
        onChangeEnd={(handles) => commit(movedRange(draft, handles, scale))}
        thumbFromLabel={`${label}: ${t('filters.min')}`}
        thumbToLabel={`${label}: ${t('filters.max')}`}
      />
      <div className={classes.pair}>
        {(['min', 'max'] as const).map((end) => (
          <RangeEnd
            key={end}
            label={t(`filters.${end}`)}
            unit={unit}
            decimals={decimals}
            value={draft[end]}
            onChange={(text) => setDraft({ ...draft, [end]: text })}
            onCommit={() => commit(clampRange(draft, end, bounds))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RangeEndProps {
  label: string;
  unit: string;
  decimals: number;
  value: string;
  onChange: (text: string) => void;
  onCommit: () => void;
}

/** The end's name leaves as much of the field to the number as it can; a unit has capitals. */
const roomOf = { name: (text: string) => text.length * 7 + 18, unit: (text: string) => text.length * 8 + 20 };

function RangeEnd({ label, unit, decimals, value, onChange, onCommit }: RangeEndProps) {
  return (
    <NumberField
      size="sm"
      aria-label={label}
      leftSection={<span className={classes.end}>{label}</span>}
      leftSectionWidth={roomOf.name(label)}
      unit={unit}
      rightSection={<span className={classes.end}>{unit}</span>}
      rightSectionWidth={roomOf.unit(unit)}
      allowNegative={false}
      decimals={decimals}
      styles={{ input: { textAlign: 'right' } }}
      value={value === '' ? null : numberOf(value)}
      onChange={(number) => onChange(number === null ? '' : String(number))}
      onBlur={onCommit}
      onKeyDown={(event) => event.key === 'Enter' && onCommit()}
    />
  );
}
