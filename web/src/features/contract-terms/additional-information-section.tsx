// Additional agreements of the parties as free text.
import { Textarea } from '@mantine/core';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import type { TermsEditor } from './terms-editor.ts';
import { useTermsWords } from './terms-words.ts';

const fields = ['additionalInformation'];
const longest = 250;

export function useAdditionalInformationSection({ values, field, isComplete }: TermsEditor): WizardSection {
  const { t } = useTermsWords();
  const text = values.additionalInformation;
  return {
    id: 'additionalInformation',
    title: t('energyContracts:contract_terms.section.additional_information'),
    fields,
    optional: true,
    complete: isComplete(fields),
    summary: text.trim().length > 90 ? `${text.trim().slice(0, 90)}…` : text.trim(),
    children: (
      <Textarea
        className="wide"
        autosize
        minRows={3}
        maxRows={8}
        label={t('common:field.additionalInformation')}
        description={t('energyContracts:contract_terms.counter', { count: text.length, max: longest })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('additionalInformation')}
      />
    ),
  };
}
