// First step: who, where, and what kind of project.
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import { useLocationSection } from '../../../contract-terms/location-section.tsx';
import { useProjectFeaturesSection } from '../../../contract-terms/project-features-section.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useAmendmentSection } from './amendment-section.tsx';
import { useBasicInfoSection } from './basic-info-section.tsx';
import { useSecondPartySection } from './second-party-section.tsx';

export function BasicStep({ editor }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const amendment = useAmendmentSection(editor);
  const sections = [
    ...(editor.amended ? [amendment] : []),
    useBasicInfoSection(editor),
    useSecondPartySection(editor),
    useLocationSection(editor, t('energyContracts:contract_terms.section.location')),
    useProjectFeaturesSection(editor, editor.values.projectId),
  ];
  return <FormSections editor={editor} sections={sections} />;
}
