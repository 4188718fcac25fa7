// The registration fee and how to pay it, as the server calculates it.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { type FeeType, feeTypeOf } from '@wattpact/domain/fees/fee-types';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { feeQuery } from '../../fees/fee-query.ts';

function useFee(payload: EnergyContractPayload, feeType: FeeType) {
  const { firstPartyLegalEntityId, financialConditions, expectedStartDate, expectedEndDate } = payload;
  const { totalPurchasedCapacity, price } = financialConditions ?? {};
  const params = { totalPurchasedCapacity, price, expectedStartDate, expectedEndDate };
  return useQuery(feeQuery(feeType, firstPartyLegalEntityId, params));
}

interface FeeCardProps {
  payload: EnergyContractPayload;
  /** It is the fee of an amendment, which an administrator asks for later. */
  isAmended?: boolean;
}

export function FeeCard({ payload, isAmended = false }: FeeCardProps) {
  const { t } = useTranslation(['energyContracts', 'invoices', 'common', 'errorMessages']);
  const formats = useFormats();
  const { data: fee, error } = useFee(payload, isAmended ? 'MODIFICATION' : feeTypeOf(payload));
  const title = t(isAmended ? 'energyContracts:amendment.fee_title' : 'energyContracts:fee.title');
  if (error) {
    return (
      <Notice kind="warning" title={title}>
        {refusalOf(error).message}
      </Notice>
    );
  }
  if (!fee) {
    return (
      <SectionPaper title={title}>
        <Skeleton height={96} />
      </SectionPaper>
    );
  }
  return (
    <SectionPaper title={title}>
      <DefinitionList
        items={[
          { label: t('energyContracts:fee.type'), value: t(`invoices:fee_type.${fee.feeType}`) },
          {
            label: t('energyContracts:fee.periodicity'),
            value: t(`invoices:periodicity.${fee.parameters.periodicity}`),
          },
          {
            label: t('energyContracts:fee.price'),
            value: <Money amount={fee.price} />,
            note: fee.reverseCharge
              ? t('energyContracts:fee.reverse_charge')
              : t('energyContracts:fee.with_tax', { rate: formats.percent(fee.taxRate) }),
          },
          {
            label: t('energyContracts:fee.due'),
            ...(isAmended
              ? { value: t('energyContracts:amendment.fee_later') }
              : { value: formats.date(fee.dueDate), note: t('energyContracts:fee.due_note') }),
          },
          { label: t('energyContracts:fee.method'), value: t('invoices:payment_method.BANK_TRANSFER') },
        ]}
      />
    </SectionPaper>
  );
}
