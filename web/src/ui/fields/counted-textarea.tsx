// A text of several lines that may have so many characters. It says how many it has, and cuts nothing off what is pasted:
// the form says that it is too long.
import { Textarea, type TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface CountedTextareaProps extends TextareaProps {
  value?: string;
  max: number;
}

export function CountedTextarea({ max, value = '', ...props }: CountedTextareaProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      autosize
      description={t('characters', { count: value.trim().length, max })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value}
      {...props}
    />
  );
}
