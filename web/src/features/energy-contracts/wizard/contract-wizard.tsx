// The wizard of an energy contract, in three steps.
import { Box, Loader, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import classes from '../energy-contracts.module.css';
import { RegistrationNotices } from '../registration/registration-notices.tsx';
import { amendingPayloadOf, payloadOf, stepFields } from './contract-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { type ContractRecordForm, useContractEditor } from './use-contract-editor.ts';
import { WizardAside, WizardFee } from './wizard-aside.tsx';

export function ContractWizard(record: ContractRecordForm) {
  const { act, conflict } = record;
  const editor = useContractEditor(record);
  const isNew = act === 'create';
  const isAmending = editor.amended !== undefined;
  // A rejected contract is to be handed in again; a rejected amendment has no deadline.
  const isToHandIn = isNew || (!isAmending && conflict?.base.status === 'rejected');
  // Files that the contract already has are deleted only on submission.
  const storedIds = conflict?.base.files.map(({ id }) => id) ?? [];
  return (
    <RecordWizard
      {...record}
      editor={editor}
      payloadOf={isAmending ? amendingPayloadOf : payloadOf}
      {...(isAmending && { wording: 'amend' })}
      aside={<WizardAside editor={editor} withDeadline={isToHandIn} withFee={isNew} />}
      notice={
        <Box hiddenFrom="lg" className={classes.notices ?? ''}>
          {isNew && <WizardFee framed editor={editor} />}
          <RegistrationNotices registration={editor.registration} withDeadline={isToHandIn} />
        </Box>
      }
      whileSending={(busy) => <Sending busy={busy} act={isAmending ? 'amend' : act} />}
      stepFields={stepFields}
      contents={{
        basic: <BasicStep editor={editor} />,
        terms: <TermsStep editor={editor} keptFileIds={storedIds} />,
        confirmation: <ConfirmStep editor={editor} withFee={isNew} />,
      }}
    />
  );
}

function Sending({ busy, act }: { busy: boolean; act: 'create' | 'edit' | 'amend' }) {
  const { t } = useTranslation('energyContracts');
  return (
    <Modal opened={busy} onClose={() => {}} withCloseButton={false} centered closeOnClickOutside={false}>
      <div className={classes.submitting} role="status">
        <Loader size={24} aria-hidden />
        {t(`wizard.${act}.submitting`)}
      </div>
    </Modal>
  );
}
