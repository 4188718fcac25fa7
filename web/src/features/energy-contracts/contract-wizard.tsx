// The editor of a contract, in three steps; registering and editing differ in their defaults and in what sending does.
import { Box, Loader, Modal } from '@mantine/core';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../ui/wizard/wizard-props.ts';
import { type ContractValues, linksOfValues, payloadOf, stepFields } from './contract-form.ts';
import classes from './energy-contracts.module.css';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import type { ContractEditor } from './use-contract-editor.ts';
import { useFieldLabel } from './use-field-label.ts';
import { DeadlineNotice, WizardAside } from './wizard-aside.tsx';

interface ContractWizardProps {
  editor: ContractEditor;
  draft: DraftPlace;
  act: 'register' | 'edit';
  /** Sends it and goes on. */
  send: (payload: EnergyContractPayload) => Promise<void>;
  onCancel: () => void;
  /** Loads what is stored, in place of the input. */
  onReload?: () => void;
  /** Files that the contract has already. */
  keptFileIds?: readonly string[];
}

export function ContractWizard(props: ContractWizardProps) {
  const { editor, draft, act, onCancel, onReload } = props;
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages']);
  const { form, kept, check } = editor;
  const sending = useSending(props);
  const labelOf = useFieldLabel();
  return (
    <>
      <Wizard
        title={t(`energyContracts:wizard.${act}.title`)}
        form={form}
        steps={useSteps(props)}
        kept={kept}
        check={check}
        linksOf={linksOfValues}
        labelOf={labelOf}
        submitLabel={t(`energyContracts:wizard.${act}.submit`)}
        submitting={sending.busy}
        onSubmit={sending.submit}
        onCancel={onCancel}
        draft={draft}
        aside={<WizardAside editor={editor} withDeadline={act === 'register'} />}
        notice={
          <>
            {act === 'register' && (
              <Box hiddenFrom="lg">
                <DeadlineNotice signedOn={form.values.contractSignatureDate} brief />
              </Box>
            )}
            {sending.refused && <Notice kind="reject" title={sending.refused} live />}
          </>
        }
      />
      <Modal opened={sending.busy} onClose={() => {}} withCloseButton={false} centered closeOnClickOutside={false}>
        <div className={classes.submitting} role="status">
          <Loader size={24} aria-hidden />
          {t(`energyContracts:wizard.${act}.submitting`)}
        </div>
      </Modal>
      <OutdatedDialog
        opened={sending.outdated}
        onClose={sending.closeOutdated}
        onReload={() => onReload?.()}
        losesInput
      />
    </>
  );
}

function useSteps({ editor, act, keptFileIds = [] }: ContractWizardProps): WizardStep[] {
  const { t } = useTranslation('energyContracts');
  const contents = {
    basic: <BasicStep editor={editor} />,
    terms: <TermsStep editor={editor} keptFileIds={keptFileIds} />,
    confirmation: <ConfirmStep editor={editor} withFee={act === 'register'} />,
  };
  return (Object.keys(contents) as (keyof typeof contents)[]).map((id) => ({
    id,
    label: t(id === 'confirmation' ? `steps.confirmation.${act}` : `steps.${id}.label`),
    short: t(`steps.${id}.short`),
    description: t(`steps.${id}.description`),
    fields: stepFields[id],
    content: contents[id],
  }));
}

/** One sending at a time; a refusal says what is wrong and keeps the input. */
function useSending({ act, send }: ContractWizardProps) {
  const { t } = useTranslation('errorMessages');
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const [refused, setRefused] = useState<string>();
  const submit = async (values: ContractValues) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await send(payloadOf(values));
      toasts.success(t(act === 'register' ? 'register_ppa_success_message' : 'edit_ppa_success_message'));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setOutdated(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      setRefused(message);
      toasts.error(t(act === 'register' ? 'register_ppa_error_message' : 'edit_ppa_error_message'), message);
      return errors;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, outdated, submit, closeOutdated: () => setOutdated(false) };
}
