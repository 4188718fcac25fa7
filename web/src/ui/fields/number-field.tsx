// A number with its unit inside the field, in the reader's separators. Empty is null, as the API wants it.
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../platform/use-formats.ts';
import classes from './fields.module.css';
import { numberOf } from './typed-number.ts';

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onChange?: (value: number | null) => void;
  unit?: string;
  /** 0 for capacities, 2 for prices and percentages. */
  decimals?: number;
}

export function NumberField({ value, defaultValue, onChange, unit, decimals = 0, ...rest }: NumberFieldProps) {
  const { language } = useFormats();
  // `54,0` on the way to `54,05` is the number 54; what was typed stays as long as it means the value.
  const [typed, setTyped] = useState<string | number>('');
  const shown = numberOf(typed) === (value ?? null) ? typed : (value ?? '');
  const change = (next: string | number) => {
    setTyped(next);
    onChange?.(numberOf(next));
  };
  return (
    <NumberInput
      hideControls
      decimalSeparator={language === 'en' ? '.' : ','}
      thousandSeparator={language === 'en' ? ',' : language === 'es' ? '.' : ' '}
      allowedDecimalSeparators={[',', '.']}
      decimalScale={decimals}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      step={decimals > 0 ? 0.01 : 1}
      {...(unit && {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: unit.length * 8 + 20,
      })}
      {...(value !== undefined && { value: shown })}
      {...(defaultValue !== undefined && { defaultValue: defaultValue ?? '' })}
      onChange={change}
      {...rest}
    />
  );
}
