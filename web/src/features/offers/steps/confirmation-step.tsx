// Last step: exactly what will be sent, to be read once more.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Prose } from '../../market/prose.tsx';
import { basicItems, conditionItems, durationItems } from '../offer-items.tsx';
import type { OfferStepProps } from './step-props.ts';

interface ConfirmationStepProps extends OfferStepProps {
  buyerName: string | undefined;
}

export function ConfirmationStep({ editor: { form }, buyerName }: ConfirmationStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const words = { t, formats };
  const { values } = form;
  return (
    <>
      <SectionPaper title={t('offers:steps.basic.label')}>
        <DefinitionList items={basicItems(values, buyerName, words)} />
      </SectionPaper>
      <SectionPaper title={t('common:field.financialConditions')}>
        <DefinitionList items={conditionItems(values, words)} />
      </SectionPaper>
      <SectionPaper title={t('offers:sections.duration')}>
        <DefinitionList items={durationItems(values, words)} />
      </SectionPaper>
      {values.additionalInformation.trim() && (
        <SectionPaper title={t('common:field.additionalInformation')}>
          <Prose>{values.additionalInformation}</Prose>
        </SectionPaper>
      )}
    </>
  );
}
