// Second step: price, duration, responsible parties, and optional additions.
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { pathsFor } from '@wattpact/domain/terms/sections';
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import { useAdditionalInformationSection } from '../../../contract-terms/additional-information-section.tsx';
import { useCommercialTermsSection } from '../../../contract-terms/commercial-terms-section.tsx';
import { useDurationSection } from '../../../contract-terms/duration-section.tsx';
import { useExtraClausesSection } from '../../../contract-terms/extra-clauses-section.tsx';
import { useFinancialConditionsSection } from '../../../contract-terms/financial-conditions-section.tsx';
import { PartialSaleNotice } from '../../../contract-terms/partial-sale-notice.tsx';
import { useResponsiblePartiesSection } from '../../../contract-terms/responsible-parties-section.tsx';
import { SavedTerms } from '../../../saved-terms/saved-terms.tsx';
import { SameContractNotice } from '../same-contract-notice.tsx';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useDocumentsSection, useSignedContractSection } from './documents-section.tsx';

const paths = pathsFor(termSections, 'page');

interface TermsStepProps {
  editor: ContractEditor;
  /** Files that the contract already has. */
  keptFileIds: readonly string[];
}

export function TermsStep({ editor, keptFileIds }: TermsStepProps) {
  const { projectId, negotiationId, financialConditions, firstPartyLegalEntityId } = editor.form.values;
  const sections = [
    useFinancialConditionsSection(
      editor,
      <PartialSaleNotice
        projectId={projectId}
        negotiationId={negotiationId}
        capacity={financialConditions.totalPurchasedCapacity}
      />,
    ),
    useDurationSection(editor, { isSigned: true, note: <SameContractNotice same={editor.same} /> }),
    useSignedContractSection(editor, keptFileIds),
    useResponsiblePartiesSection(editor),
    useAdditionalInformationSection(editor),
    useCommercialTermsSection(editor),
    useExtraClausesSection(editor),
    useDocumentsSection(editor, keptFileIds),
  ];
  return (
    <>
      <SavedTerms editor={editor} paths={paths} entityId={firstPartyLegalEntityId} />
      <FormSections editor={editor} sections={sections} />
    </>
  );
}
