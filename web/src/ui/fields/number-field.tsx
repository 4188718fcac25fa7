// A number with its unit inside the field, in the reader's separators. Empty is null, as the API wants it.
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useFormats } from '../../platform/use-formats.ts';
import classes from './fields.module.css';

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
      {...(value !== undefined && { value: value ?? '' })}
      {...(defaultValue !== undefined && { defaultValue: defaultValue ?? '' })}
      {...(onChange && { onChange: (next: string | number) => onChange(typeof next === 'number' ? next : null) })}
      {...rest}
    />
  );
}
