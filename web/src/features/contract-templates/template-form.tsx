// The form of a version: the contract's terms in two steps, then a review of what is sent and what differs.
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { contractTemplateApi, type NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { ApiError } from '../../platform/api/request.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { formEditor } from '../../records/edit/form-editor.ts';
import { FormSections } from '../../records/edit/form-sections.tsx';
import { mergeRules } from '../../records/fields/merge-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { takeOver } from '../../ui/wizard/take-over.ts';
import { useWizardForm } from '../../ui/wizard/use-wizard-form.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../ui/wizard/wizard-props.ts';
import { useAdditionalInformationSection } from '../contract-terms/additional-information-section.tsx';
import { useCommercialTermsSection } from '../contract-terms/commercial-terms-section.tsx';
import { useDurationSection } from '../contract-terms/duration-section.tsx';
import { useExtraClausesSection } from '../contract-terms/extra-clauses-section.tsx';
import { useFinancialConditionsSection } from '../contract-terms/financial-conditions-section.tsx';
import { useLocationSection } from '../contract-terms/location-section.tsx';
import { PartialSaleNotice } from '../contract-terms/partial-sale-notice.tsx';
import { useProjectFeaturesSection } from '../contract-terms/project-features-section.tsx';
import { useResponsiblePartiesSection } from '../contract-terms/responsible-parties-section.tsx';
import { type TermsEditor, type TermsValues, termsPayloadOf, termsValuesOf } from '../contract-terms/terms-form.ts';
import type { Base, Newest } from './item-terms.ts';
import { NewerVersionDialog } from './newer-version-dialog.tsx';
import { ReviewStep } from './review-step.tsx';
import { checkTerms, linkedTerms, useTermsLabel } from './template-fields.ts';
import { refreshTemplates } from './template-queries.ts';

interface TemplateFormProps {
  negotiation: NegotiationRecord;
  base: Base;
  /** The older version that was chosen as the start. */
  chosen: string | undefined;
}

const fields = {
  basic: ['name', 'location', 'technologies', 'currentProjectStatus'],
  terms: [
    'financialConditions',
    'contractSignatureDate',
    'expectedStartDate',
    'expectedEndDate',
    'responsibleForEnergyProgramming',
    'programmingUnit',
    'additionalInformation',
    'commercialTerms',
    'extraClauses',
  ],
};

function BasicStep({ editor }: { editor: TermsEditor }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const name = {
    id: 'name',
    title: t('energyContracts:contract_terms.section.name'),
    summary: [editor.values.name],
    children: <TextInput required className="wide" {...editor.field('name')} />,
  };
  const place = useLocationSection(editor, t('energyContracts:contract_terms.section.location'));
  return <FormSections editor={editor} sections={[name, place, useProjectFeaturesSection(editor)]} />;
}

function TermsStep({ editor, projectId }: { editor: TermsEditor; projectId: string | undefined }) {
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
  return <FormSections editor={editor} sections={sections} />;
}

/** @param newest the newest version that the user has seen; a newer one is shown before sending */
function useSending({ id }: NegotiationRecord, newest: Newest | undefined) {
  const { t } = useTranslation(['negotiations', 'errorMessages']);
  const go = useGo();
  const client = useQueryClient();
  const [key] = useState(repeatKey);
  const [sending, setSending] = useState(false);
  const [isBehind, setBehind] = useState(false);
  const send = async (values: TermsValues) => {
    setSending(true);
    try {
      const body = termsPayloadOf(values);
      const idempotencyKey = key.of(body);
      const version = newest?.version ?? 0;
      const made = await call(contractTemplateApi.create, { params: { id }, body, version, idempotencyKey });
      await refreshTemplates(client);
      toasts.success(t('negotiations:template.sent', { version: made.version }));
      await go(paths.negotiations({ negotiationId: id }));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setBehind(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      toasts.error(t('negotiations:template.not_sent'), message ?? '');
      return errors;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, isBehind, closeBehind: () => setBehind(false) };
}

export function TemplateForm({ negotiation, base, chosen }: TemplateFormProps) {
  const { t } = useTranslation(['negotiations', 'energyContracts', 'common', 'errorMessages']);
  const user = useSession();
  const go = useGo();
  const { id, entityType, item, status, allowedActions } = negotiation;
  const [newest, setNewest] = useState(base.newest);
  const sending = useSending(negotiation, newest);
  const [defaults] = useState(() => termsValuesOf(base.terms));
  const seen = newest?.version ?? 0;
  const version = seen + 1;
  const before = useMemo(() => (newest ? termsValuesOf(newest.terms) : defaults), [newest, defaults]);
  // A form started from a chosen version keeps that base; one started from the newest version follows newer ones.
  const place = { userId: user.id, name: `template:${id}` };
  const draft =
    chosen === undefined
      ? { ...place, version: seen, base: { ...before } }
      : { ...place, name: `${place.name}:from:${chosen}` };
  const { form, restored } = useWizardForm<TermsValues>({ defaults, draft, rules: mergeRules });
  const catchUp = (found: Newest) => {
    const after = termsValuesOf(found.terms);
    form.setValues(takeOver(form.getValues(), before, after, mergeRules));
    form.resetDirty(after);
    setNewest(found);
  };
  const projectId = entityType === 'PROJECT' ? item.id : undefined;
  const isLocked = !allowedActions.includes('draft');
  const editor = formEditor({ form, check: checkTerms, of: 'energy_contract', t, linked: linkedTerms });
  const labelOf = useTermsLabel();
  const step = (name: 'basic' | 'terms' | 'review', of: readonly string[], content: WizardStep['content']) => ({
    id: name,
    label: t(`negotiations:template.steps.${name}.label`),
    description: t(`negotiations:template.steps.${name}.description`),
    fields: of,
    content,
  });
  return (
    <>
      <Wizard
        title={t('negotiations:template.new_title', { version })}
        subtitle={item.name}
        form={form}
        steps={[
          step('basic', fields.basic, <BasicStep editor={editor} />),
          step('terms', fields.terms, <TermsStep editor={editor} projectId={projectId} />),
          step('review', [], <ReviewStep newest={newest} values={form.values} version={version} />),
        ]}
        restored={restored}
        check={checkTerms}
        linksOf={linkedTerms.linksOf}
        labelOf={labelOf}
        submitLabel={t('negotiations:template.submit', { version })}
        submitting={sending.sending}
        submitDisabled={isLocked}
        onSubmit={sending.send}
        onCancel={() => void go(paths.negotiations({ negotiationId: id }))}
        draft={draft}
        notice={
          isLocked && (
            <Notice kind="reject" title={t('negotiations:template.locked_title')} live>
              {t(`negotiations:template.locked.${status}`)}
            </Notice>
          )
        }
      />
      <NewerVersionDialog
        negotiationId={id}
        seen={seen}
        hasSeen={newest !== undefined}
        opened={sending.isBehind}
        onClose={sending.closeBehind}
        onContinue={catchUp}
      />
    </>
  );
}
