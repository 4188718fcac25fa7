// A time of day as the product writes it in every language, `21:30`: an input of the browser's own follows its settings
// instead of the page.
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { typedTime } from './typed-time.ts';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Optional, because a form's input props say so. */
  value?: string;
  onChange: (value: string) => void;
}

export function TimeField({ value = '', onChange, onBlur, ...props }: TimeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      inputMode="numeric"
      placeholder={t('fields.time_placeholder')}
      rightSection={<IconClock size={18} stroke={1.7} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        // What is no time stays, and the form says so.
        onChange(typedTime(value) ?? value);
        onBlur?.(event);
      }}
      {...props}
    />
  );
}
