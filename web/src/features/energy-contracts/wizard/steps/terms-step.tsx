// Second step: price, duration, responsible parties, and optional additions.
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { useAdditionalInformationSection } from '../../../contract-terms/additional-information-section.tsx';
import { useCommercialTermsSection } from '../../../contract-terms/commercial-terms-section.tsx';
import { useDurationSection } from '../../../contract-terms/duration-section.tsx';
import { useExtraClausesSection } from '../../../contract-terms/extra-clauses-section.tsx';
import { useFinancialConditionsSection } from '../../../contract-terms/financial-conditions-section.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { useResponsiblePartiesSection } from '../../../contract-terms/responsible-parties-section.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useDocumentsSection } from './documents-section.tsx';

interface TermsStepProps {
  editor: ContractEditor;
  /** Files that the contract already has. */
  keptFileIds: readonly string[];
}

export function TermsStep({ editor, keptFileIds }: TermsStepProps) {
  const { t } = useTermsWords();
  const { projectId, negotiationId, financialConditions } = editor.form.values;
  const sections = [
    useFinancialConditionsSection(
      editor.terms,
      <PartialSaleNotice
        projectId={projectId}
        negotiationId={negotiationId}
        capacity={financialConditions.totalPurchasedCapacity}
      />,
    ),
    useDurationSection(editor.terms, { isSigned: true }),
    useResponsiblePartiesSection(editor.terms),
    useAdditionalInformationSection(editor.terms),
    useCommercialTermsSection(editor.terms),
    useExtraClausesSection(editor.terms),
    useDocumentsSection(editor, keptFileIds),
  ];
  return <WizardSections label={t('energyContracts:steps.terms.label')} sections={sections} />;
}
