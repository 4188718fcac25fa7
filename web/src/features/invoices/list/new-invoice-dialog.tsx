// Issues an invoice by hand: the company, the contract and the fee.
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { adminEnergyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { type FeeType, feeTypes } from '@wattpact/domain/fees/fee-types';
import { newInvoice } from '@wattpact/domain/invoices/invoice';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { approvedEntitiesQuery } from '../../../platform/session/session.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { SearchSelect } from '../../../ui/fields/search-select.tsx';
import { EarlierNotice, FeePreview, useEarlier } from './fee-preview.tsx';

type Values = {
  legalEntityId: string | null;
  energyContractId: string | null;
  feeType: FeeType;
  description: string;
};

const longestDescription = 500;
const check = checkWith(newInvoice);
/** An empty choice means a missing one. */
const bodyOf = ({ legalEntityId, energyContractId, ...rest }: Values) => ({
  ...rest,
  legalEntityId: legalEntityId ?? undefined,
  energyContractId: energyContractId ?? undefined,
});

interface NewInvoiceDialogProps {
  /** What is filled in already. */
  given?: Partial<Values>;
  /** The version of the contract whose modification fee it is. */
  amendmentVersion?: number;
  onClose: () => void;
}

export function NewInvoiceDialog({ given, amendmentVersion, onClose }: NewInvoiceDialogProps) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages', 'toast']);
  const go = useGo();
  const [meant, setMeant] = useState<string>();
  const { form, submit, busy, message } = useSentForm<Values, InvoiceRecord>({
    // Also where another administrator was faster: then the question about their invoice follows.
    about: 'invoice',
    initialValues: { legalEntityId: null, energyContractId: null, feeType: 'REGISTRATION', description: '', ...given },
    validate: (values) => check(bodyOf(values)),
    send: (values, keyOf) => {
      const confirmed = isConfirmed ? { confirmAnother: true } : {};
      const body = newInvoice.parse({ ...bodyOf(values), amendmentVersion, ...confirmed });
      return call(adminInvoiceApi.create, { body, idempotencyKey: keyOf(body) });
    },
    ending: { done: t('toast:invoice.issued'), onDone: ({ id }) => go(adminPaths.invoice(id)) },
  });
  const { legalEntityId, energyContractId, feeType } = form.values;
  // Of an amendment the server lets nobody ask for the fee twice.
  const asEarlier = useEarlier(amendmentVersion === undefined ? energyContractId : null, feeType);
  // Another contract or fee is another question.
  const asked = `${energyContractId} ${feeType}`;
  const isConfirmed = meant === asked;
  return (
    <FormDialog
      title={t('invoices:new.title')}
      submitLabel={t('invoices:new.submit')}
      busy={busy}
      disabled={asEarlier.earlier === undefined || (asEarlier.earlier.length > 0 && !isConfirmed)}
      onSubmit={submit}
      onClose={onClose}
    >
      {message && <Notice kind="reject" title={message} live />}
      <Parties form={form} />
      <Select
        required
        allowDeselect={false}
        label={t('invoices:list.fee_type')}
        data={feeTypes.map((value) => ({ value, label: t(`invoices:fee_type.${value}`) }))}
        {...form.getInputProps('feeType')}
      />
      <CountedTextarea
        required
        label={t('common:field.description')}
        minRows={2}
        max={longestDescription}
        {...form.getInputProps('description')}
      />
      {legalEntityId !== null && <FeePreview feeType={feeType} legalEntityId={legalEntityId} />}
      <EarlierNotice
        of={asEarlier}
        checked={isConfirmed}
        onChange={(checked) => setMeant(checked ? asked : undefined)}
      />
    </FormDialog>
  );
}

/** The company, then one of its contracts. */
function Parties({ form }: { form: Pick<UseFormReturnType<Values>, 'values' | 'setValues' | 'getInputProps'> }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages']);
  const { legalEntityId } = form.values;
  const companies = useQuery(approvedEntitiesQuery);
  const contracts = useQuery({
    ...apiQuery(adminEnergyContractApi.list, { query: { legalEntityId: legalEntityId ?? '', limit: 100 } }),
    enabled: legalEntityId !== null,
  });
  const choice = (legalEntityId && contracts.data?.items) || [];
  return (
    <>
      {companies.isLoadingError && (
        <FailedPart
          error={companies.error}
          title={t('errorMessages:error_load.legal_entities')}
          onRetry={companies.refetch}
        />
      )}
      {contracts.isLoadingError && (
        <FailedPart
          error={contracts.error}
          title={t('errorMessages:error_load.energy_contracts')}
          onRetry={contracts.refetch}
        />
      )}
      <SearchSelect
        required
        label={t('common:filters.legal_entity')}
        data={(companies.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('legalEntityId')}
        onChange={(next) => form.setValues({ legalEntityId: next, energyContractId: null })}
      />
      <SearchSelect
        required
        disabled={legalEntityId === null}
        label={t('invoices:list.contract')}
        description={
          legalEntityId !== null && contracts.data && choice.length === 0 ? t('invoices:new.no_contract') : undefined
        }
        data={choice.map(({ id, name, number }) => ({ value: id, label: `${name} (${number})` }))}
        {...form.getInputProps('energyContractId')}
      />
    </>
  );
}
