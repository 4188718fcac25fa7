// A fee in one line: its name, the total, and what of it is VAT. Nothing while fees are not configured.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Money } from '../../ui/text/money.tsx';
import classes from './fee-line.module.css';
import { feeQuery } from './fee-query.ts';

interface FeeLineProps {
  feeType: FeeType;
  /** Who would pay. */
  entityId: string | undefined;
  /** In a box of its own. */
  framed?: boolean;
}

export function FeeLine({ feeType, entityId, framed = false }: FeeLineProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const { data: fee, isLoadingError } = useQuery(feeQuery(feeType, entityId));
  if (isLoadingError) return null;
  if (!fee) return <Skeleton height={framed ? 68 : 40} />;
  const tax = fee.reverseCharge
    ? t('fees.reverse_charge')
    : t('fees.of_which_tax', {
        net: formats.money(fee.netPrice),
        rate: formats.percent(fee.taxRate),
        tax: formats.money(fee.taxAmount),
      });
  return (
    <p className={framed ? `${classes.line} ${classes.framed}` : classes.line}>
      <span>{t(`fee_type.${fee.feeType}`)}</span>
      <strong className="numeric">
        <Money amount={fee.price} />
      </strong>
      <small>{tax}</small>
    </p>
  );
}
