// Last step of a version: the differences from the version before it, and exactly what is sent.
import { termsTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { changesBetween } from '@wattpact/domain/records/changes';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { type TermsValues, termsPayloadOf } from '../../contract-terms/terms-form.ts';
import { TermsPapers } from '../../contract-terms/terms-papers.tsx';
import { changeSentences } from '../change-sentences.ts';
import { Sentences } from '../changes-list.tsx';
import type { Newest } from './item-terms.ts';

interface ReviewStepProps {
  newest: Newest | undefined;
  values: TermsValues;
  version: number;
}

export function ReviewStep({ newest, values, version }: ReviewStepProps) {
  const { t } = useTranslation('negotiations');
  const words = useFieldWords('energy_contract');
  const payload = termsPayloadOf(values);
  return (
    <>
      {newest && (
        <SectionPaper title={t('template.what_changes', { version })}>
          <Sentences sentences={changeSentences(changesBetween(newest.terms, payload, termsTracked), words)} />
        </SectionPaper>
      )}
      <TermsPapers terms={payload} />
    </>
  );
}
