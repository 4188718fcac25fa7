// Before an invoice is issued: its amount, VAT, total and due date; and, if the contract has one of this type already,
// the question whether another one is meant.
import { Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import { adminInvoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { feeQuery } from '../../fees/fee-query.ts';

interface FeePreviewProps {
  feeType: FeeType;
  legalEntityId: string;
}

export function FeePreview({ feeType, legalEntityId }: FeePreviewProps) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const formats = useFormats();
  const { data: fee, error } = useQuery(feeQuery(feeType, legalEntityId));
  if (error) return <Notice kind="warning" title={reasonOf(error) ?? t('errorMessages:generic_error.title')} />;
  if (!fee) return <Skeleton height={72} />;
  const tax = fee.reverseCharge
    ? t('invoices:page.reverse_charge')
    : t('invoices:page.tax', { rate: formats.percent(fee.taxRate) });
  return (
    <DefinitionList
      columns={1}
      items={[
        { label: t('invoices:list.net'), value: <Money amount={fee.netPrice} /> },
        { label: tax, value: <Money amount={fee.taxAmount} /> },
        {
          label: t('invoices:page.total'),
          value: (
            <strong>
              <Money amount={fee.price} />
            </strong>
          ),
        },
        { label: t('invoices:list.due'), value: formats.date(fee.dueDate) },
      ]}
    />
  );
}

/** The invoices of this type that the contract has, without the cancelled ones; undefined until they are known. */
export function useEarlier(energyContractId: string | null, feeType: FeeType) {
  const query = { energyContractId: energyContractId ?? '', feeType: [feeType], limit: 100 };
  const { data, isLoadingError } = useQuery({
    ...apiQuery(adminInvoiceApi.list, { query }),
    enabled: energyContractId !== null,
  });
  const known = data?.items.filter(({ status }) => status !== 'cancelled');
  return { earlier: energyContractId === null ? [] : known, isUnknown: isLoadingError };
}

interface EarlierNoticeProps {
  of: ReturnType<typeof useEarlier>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function EarlierNotice({ of: { earlier = [], isUnknown }, checked, onChange }: EarlierNoticeProps) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const formats = useFormats();
  if (isUnknown) return <Notice kind="reject" title={t('errorMessages:error_load.invoices')} live />;
  const [newest] = earlier;
  if (!newest) return null;
  return (
    <>
      <Notice kind="warning" title={t('invoices:new.again', { fee: t(`invoices:fee_type.${newest.feeType}`) })} live>
        {t('invoices:new.again_text', {
          number: newest.number,
          total: formats.money(newest.totalPrice),
          date: formats.date(newest.issuedDate),
          status: t(`invoices:status.${newest.status}`),
        })}
      </Notice>
      <Checkbox
        label={t('invoices:new.again_confirm')}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
