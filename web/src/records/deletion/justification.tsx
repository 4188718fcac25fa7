// The reason for deleting a record, for kinds that require it in writing.
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const longest = 500;

/** Leading and trailing blanks do not count. */
export const isJustified = (typed: string): boolean => typed.trim().length > 0 && typed.trim().length <= longest;

export function Justification({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const isTooLong = value.trim().length > longest;
  return (
    <Textarea
      required
      mt={16}
      label={t('common:deletion.justification')}
      description={t('common:deletion.justification_help')}
      autosize
      minRows={3}
      value={value}
      error={isTooLong ? t('errorMessages:error_max_length', { max: longest }) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
