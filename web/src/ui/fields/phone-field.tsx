// A phone number with a separate prefix: +351 or +34 are offered, any other is typed. The value is E.164 without spaces.
import { Input, TextInput, type TextInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';
import { SuggestedText } from './suggested-text.tsx';

/** Offered prefixes: the main countries. Recognised ones: the European Union. */
const prefixes = ['+351', '+34'];
const known =
  '+351 +34 +43 +32 +359 +385 +357 +420 +45 +372 +358 +33 +49 +30 +36 +353 +39 +371 +370 +352 +356 +31 +48 +40 +421 +386 +46'.split(
    ' ',
  );

/**
 * `+351912000148` as prefix and rest; a number without a prefix is Portuguese.
 * @param chosen the prefix that was typed last: it has priority over the known ones
 */
export function splitPhone(value: string, chosen?: string): { prefix: string; rest: string } {
  const text = value.replace(/[\s-]/g, '');
  if (chosen !== undefined && (text === '' || text.startsWith(chosen)))
    return { prefix: chosen, rest: text.slice(chosen.length) };
  const own = known.find((prefix) => text.startsWith(prefix));
  if (own) return { prefix: own, rest: text.slice(own.length) };
  const [, prefix = '', rest = ''] = /^(\+\d{0,3})(.*)$/.exec(text) ?? [];
  return prefix ? { prefix, rest } : { prefix: '+351', rest: text };
}

/** A prefix without a number is an empty value. */
export const joinPhone = (prefix: string, rest: string): string => {
  const number = rest.replace(/[\s-]/g, '');
  return number === '' && prefixes.includes(prefix) ? '' : `${prefix}${number}`;
};

interface PhoneFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value?: string | null | undefined;
  onChange?: (value: string) => void;
  'data-path'?: string;
}

export function PhoneField({ value, onChange, label, description, error, required = false, ...rest }: PhoneFieldProps) {
  const { t } = useTranslation();
  const id = useId(rest.id);
  const [chosen, setChosen] = useState<string>();
  // The value does not contain a half-typed prefix, so it is kept here.
  const [typed, setTyped] = useState<string>();
  const { prefix, rest: number } = splitPhone(value ?? '', chosen);
  const take = (next: string | undefined) => {
    setTyped(undefined);
    if (next === undefined || !/^\+\d{1,3}$/.test(next)) return;
    setChosen(next);
    onChange?.(joinPhone(next, number));
  };
  return (
    <Input.Wrapper id={id} {...{ label, description, error, required }}>
      <div className={classes.phone}>
        <SuggestedText
          className={classes.prefix ?? ''}
          aria-label={t('fields.phone_prefix')}
          data={prefixes}
          {...(typed === undefined && { filter: ({ options }) => options })}
          value={typed ?? prefix}
          error={!!error}
          onChange={(next) => (prefixes.includes(next) ? take(next) : setTyped(next))}
          onBlur={() => take(typed)}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && take(typed)}
        />
        <TextInput
          {...rest}
          id={id}
          className={classes.number ?? ''}
          type="tel"
          autoComplete="tel-national"
          value={number}
          error={!!error}
          onChange={(event) => onChange?.(joinPhone(prefix, event.currentTarget.value))}
        />
      </div>
    </Input.Wrapper>
  );
}
