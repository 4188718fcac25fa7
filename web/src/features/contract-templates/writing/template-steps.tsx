// The steps of a version's form: the basic data, the other terms, and the review of what is sent.
import { TextInput } from '@mantine/core';
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { pathsFor, stepsOf } from '@wattpact/domain/terms/sections';
import { useTranslation } from 'react-i18next';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { formEditor } from '../../../records/edit/form-editor.ts';
import { FormSections } from '../../../records/edit/form-sections.tsx';
import type { WizardStep } from '../../../ui/wizard/wizard-props.ts';
import { useAdditionalInformationSection } from '../../contract-terms/additional-information-section.tsx';
import { useCommercialTermsSection } from '../../contract-terms/commercial-terms-section.tsx';
import { useDurationSection } from '../../contract-terms/duration-section.tsx';
import { useExtraClausesSection } from '../../contract-terms/extra-clauses-section.tsx';
import { useFinancialConditionsSection } from '../../contract-terms/financial-conditions-section.tsx';
import { useLocationSection } from '../../contract-terms/location-section.tsx';
import { PartialSaleNotice } from '../../contract-terms/partial-sale-notice.tsx';
import { useProjectFeaturesSection } from '../../contract-terms/project-features-section.tsx';
import { useResponsiblePartiesSection } from '../../contract-terms/responsible-parties-section.tsx';
import type { TermsEditor } from '../../contract-terms/terms-form.ts';
import { SavedTerms } from '../../saved-terms/saved-terms.tsx';
import { ReviewStep } from './review-step.tsx';
import { checkTerms, linkedTerms } from './template-fields.ts';
import type { VersionForm } from './use-version-form.ts';

const fields = stepsOf(termSections);

const paths = pathsFor(termSections, 'page');

interface StepProps {
  editor: TermsEditor;
  projectId: string | undefined;
}

/** The reader's company among the two of the negotiation: the one for which they act, if they belong to both. */
function useOwnEntityId({ entities }: NegotiationRecord): string | undefined {
  const { entities: own, acting } = useActingEntity();
  const mine = entities.filter(({ id }) => own.some((one) => one.id === id));
  return (mine.find(({ id }) => id === acting?.id) ?? mine[0])?.id;
}

function BasicStep({ editor, projectId }: StepProps) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const name = {
    id: 'name',
    title: t('energyContracts:contract_terms.section.name'),
    summary: [editor.values.name],
    children: <TextInput required className="wide" {...editor.field('name')} />,
  };
  const place = useLocationSection(editor, t('energyContracts:contract_terms.section.location'));
  return <FormSections editor={editor} sections={[name, place, useProjectFeaturesSection(editor, projectId)]} />;
}

function TermsStep({ editor, projectId, entityId }: StepProps & { entityId: string | undefined }) {
  const { totalPurchasedCapacity } = editor.values.financialConditions;
  const sections = [
    useFinancialConditionsSection(
      editor,
      <PartialSaleNotice projectId={projectId} capacity={totalPurchasedCapacity} />,
    ),
    useDurationSection(editor),
    useResponsiblePartiesSection(editor),
    useAdditionalInformationSection(editor),
    useCommercialTermsSection(editor),
    useExtraClausesSection(editor),
  ];
  return (
    <>
      <SavedTerms editor={editor} paths={paths} entityId={entityId} />
      <FormSections editor={editor} sections={sections} />
    </>
  );
}

export function useTemplateSteps(negotiation: NegotiationRecord, { form, newest, version }: VersionForm): WizardStep[] {
  const { entityType, item } = negotiation;
  const { t } = useTranslation(['negotiations', 'energyContracts', 'common', 'errorMessages']);
  const entityId = useOwnEntityId(negotiation);
  const editor = formEditor({ form, check: checkTerms, of: 'energy_contract', t, linked: linkedTerms });
  const projectId = entityType === 'PROJECT' ? item.id : undefined;
  const step = (name: 'basic' | 'terms' | 'review', of: readonly string[], content: WizardStep['content']) => ({
    id: name,
    label: t(`negotiations:template.steps.${name}.label`),
    description: t(`negotiations:template.steps.${name}.description`),
    fields: of,
    content,
  });
  return [
    step('basic', fields.basic, <BasicStep editor={editor} projectId={projectId} />),
    step('terms', fields.terms, <TermsStep editor={editor} projectId={projectId} entityId={entityId} />),
    step('review', [], <ReviewStep newest={newest} values={form.values} version={version} />),
  ];
}
