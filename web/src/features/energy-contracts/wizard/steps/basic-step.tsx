// First step: who, where, and what kind of project.
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { useLocationSection } from '../../../contract-terms/location-section.tsx';
import { useProjectFeaturesSection } from '../../../contract-terms/project-features-section.tsx';
import { useTermsWords } from '../../../contract-terms/terms-words.ts';
import type { ContractEditor } from '../use-contract-editor.ts';
import { useBasicInfoSection } from './basic-info-section.tsx';
import { useSecondPartySection } from './second-party-section.tsx';

export function BasicStep({ editor }: { editor: ContractEditor }) {
  const { t } = useTermsWords();
  const sections = [
    useBasicInfoSection(editor),
    useSecondPartySection(editor),
    useLocationSection(editor.terms),
    useProjectFeaturesSection(editor.terms),
  ];
  return <WizardSections label={t('energyContracts:steps.basic.label')} sections={sections} />;
}
