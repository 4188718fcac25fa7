// One input of the simulator. Each is drawn again when its own props change, not with each key in another one.
import { Select, TextInput } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { InputName, SimulationInputs } from './simulation-inputs.ts';

export interface Option {
  value: string;
  label: string;
}

interface FieldProps {
  name: InputName;
  label: string;
  error: ReactNode;
  onChange: (change: Partial<SimulationInputs>) => void;
}

/** Another market has other prices, and stands for itself. */
const follows: Partial<Record<InputName, Partial<SimulationInputs>>> = { zone: { priceSeriesId: '', country: '' } };

/** Names rather than amounts. */
const ungrouped: readonly InputName[] = ['fromYear', 'seed'];

interface ChoiceProps extends FieldProps {
  /** Keeps its identity while nothing changes. */
  data: Option[];
  value: string;
}

export const Choice = memo(function Choice({ name, onChange, ...rest }: ChoiceProps) {
  return (
    <Select
      {...rest}
      data-path={name}
      allowDeselect={false}
      onChange={(value) => value !== null && onChange({ [name]: value, ...follows[name] })}
    />
  );
});

interface AmountProps extends FieldProps {
  value: number | null;
  unit?: string | undefined;
  decimals?: number | undefined;
  placeholder?: string | undefined;
}

export const Amount = memo(function Amount({ name, onChange, unit, decimals = 0, placeholder, ...rest }: AmountProps) {
  return (
    <NumberField
      {...rest}
      data-path={name}
      decimals={decimals}
      onChange={(value) => onChange({ [name]: value })}
      {...(ungrouped.includes(name) && { thousandSeparator: '' })}
      {...(unit && { unit })}
      {...(placeholder && { placeholder })}
    />
  );
});

interface WordsProps extends FieldProps {
  value: string;
  placeholder: string;
}

export const Words = memo(function Words({ name, onChange, ...rest }: WordsProps) {
  return <TextInput {...rest} data-path={name} onChange={(event) => onChange({ [name]: event.currentTarget.value })} />;
});
