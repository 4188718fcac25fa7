// Additional information as free text: of a contract, a project or an offer.
import { useTranslation } from 'react-i18next';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';

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
      <CountedTextarea className="wide" minRows={3} maxRows={8} max={longest} {...field('additionalInformation')} />
    ),
  };
}
