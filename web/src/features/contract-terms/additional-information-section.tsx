// Additional information as free text: of a contract, a project or an offer.
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import type { FormSection } from '../../records/edit/form-sections.tsx';

const longest = 250;
const longestSummary = 90;

export function useAdditionalInformationSection({
  values,
  field,
}: FormEditor<{ additionalInformation: string }>): FormSection {
  const { t } = useTranslation();
  const text = values.additionalInformation.trim();
  return {
    id: 'additionalInformation',
    title: t('field.additionalInformation'),
    optional: true,
    summary: [text.length > longestSummary ? `${text.slice(0, longestSummary)}…` : text],
    children: (
      <Textarea
        className="wide"
        autosize
        minRows={3}
        maxRows={8}
        description={t('market.characters', { count: text.length, max: longest })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('additionalInformation')}
      />
    ),
  };
}
