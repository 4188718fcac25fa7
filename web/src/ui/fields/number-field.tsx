// A number with its unit inside the field, in the reader's separators. Empty is null, as the API wants it. A field with
// decimals takes no more than its own. One of whole numbers does not drop what follows a separator: `12,5` must not become
// 12 or 125, so the form's validation refuses it.
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './fields.module.css';
import {
  atRest,
  fitsAmount,
  groupSeparatorOf,
  isDecimalSign,
  numberOf,
  ownNotation,
  separatorsOf,
  typedWhole,
  untyped,
} from './typed-number.ts';

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onChange?: (value: number | null) => void;
  unit?: string;
  /** 0 for capacities, 2 for prices and percentages. */
  decimals?: number;
}

export function NumberField({ value, defaultValue, onChange, onBlur, unit, decimals = 0, ...rest }: NumberFieldProps) {
  const { language } = useFormats();
  // `54,0` on the way to `54,05` is the number 54: the typed text stays until it means another value or the field is left.
  const [typed, setTyped] = useState(untyped);
  // Behind the other language's sign, three digits may come: in `1.234,56` they are thousands.
  const [mayGroup, setMayGroup] = useState(decimals === 0);
  const isMoney = unit?.startsWith('€') ?? false;
  const shown = numberOf(typed.content) === (value ?? null) ? typed.content : atRest(value, isMoney);
  const change = (next: string | number) => {
    const now = mayGroup ? typedWhole(next, typed) : { ...untyped, content: next };
    setTyped(now);
    const number = numberOf(now.content);
    if (value === undefined || number !== value) onChange?.(number);
  };
  const sign: NumberInputProps['onBeforeInput'] = ({ data }: { data?: string }) => {
    const isDecimal = isDecimalSign(data ?? null, language);
    if (decimals > 0 && isDecimal !== undefined) setMayGroup(!isDecimal);
  };
  const paste: NumberInputProps['onPasteCapture'] = (event) => {
    const own = ownNotation(event.clipboardData.getData('text'), language);
    if (own === undefined) return;
    event.preventDefault();
    // Mantine's own reading of what is pasted takes `12,5` for 125 in English.
    event.stopPropagation();
    // As typed, so that the field reads it, and the browser can undo it.
    document.execCommand('insertText', false, own);
  };
  const leave: NumberInputProps['onBlur'] = (event) => {
    setTyped(({ content }) => (value === undefined ? { ...untyped, content } : untyped));
    onBlur?.(event);
  };
  return (
    <NumberInput
      hideControls
      {...separatorsOf(language)}
      thousandSeparator={groupSeparatorOf(
        language,
        value === undefined ? (numberOf(typed.content) ?? defaultValue) : value,
      )}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      step={decimals > 0 ? 0.01 : 1}
      {...(decimals > 0 && {
        decimalScale: mayGroup ? Math.max(3, decimals) : decimals,
        isAllowed: ({ value: content }) => fitsAmount(content, typed, decimals),
        onBeforeInput: sign,
      })}
      {...(unit && {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: unit.length * 8 + 24,
      })}
      {...(value !== undefined && { value: shown })}
      {...(defaultValue !== undefined && { defaultValue: atRest(defaultValue, isMoney) })}
      onChange={change}
      onBlur={leave}
      onPasteCapture={paste}
      {...rest}
    />
  );
}
