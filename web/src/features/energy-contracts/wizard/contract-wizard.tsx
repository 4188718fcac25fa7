// The wizard of an energy contract, in three steps.
import { Box, Loader, Modal } from '@mantine/core';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import classes from '../energy-contracts.module.css';
import { contractEditing } from './contract-editing.ts';
import { type ContractValues, linksOfValues, payloadOf, stepFields, valuesOf } from './contract-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { type Party, useContractEditor } from './use-contract-editor.ts';
import { useFieldLabel } from './use-field-label.ts';
import { DeadlineNotice, WizardAside } from './wizard-aside.tsx';

interface ContractWizardProps extends RecordForm<EnergyContractRecord, EnergyContractPayload> {
  defaults: ContractValues;
  /** A registered contract's company: it cannot change. */
  firstParty?: Party;
}

export function ContractWizard({ defaults, firstParty, ...record }: ContractWizardProps) {
  const { draft, act, conflict } = record;
  const stored = conflict && firstParty && { values: valuesOf(conflict.base), firstParty };
  const editor = useContractEditor({ defaults, draft, stored });
  const isNew = act === 'create';
  // Files that the contract already has are deleted only on submission.
  const storedIds = conflict?.base.files.map(({ id }) => id) ?? [];
  return (
    <RecordWizard
      {...record}
      editing={contractEditing}
      editor={editor}
      payloadOf={payloadOf}
      linksOf={linksOfValues}
      labelOf={useFieldLabel()}
      aside={<WizardAside editor={editor} withDeadline={isNew} />}
      notice={
        isNew && (
          <Box hiddenFrom="lg">
            <DeadlineNotice signedOn={editor.form.values.contractSignatureDate} brief />
          </Box>
        )
      }
      whileSending={(busy) => <Sending busy={busy} act={act} />}
      stepFields={stepFields}
      contents={{
        basic: <BasicStep editor={editor} />,
        terms: <TermsStep editor={editor} keptFileIds={storedIds} />,
        confirmation: <ConfirmStep editor={editor} withFee={isNew} />,
      }}
    />
  );
}

function Sending({ busy, act }: { busy: boolean; act: 'create' | 'edit' }) {
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
