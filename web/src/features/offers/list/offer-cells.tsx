// The cells that every list of purchase offers shares.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useFigureColumns } from '../../../records/list/cells.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';

export const buyerOf = ({ buyerLegalEntity }: OfferRow) => buyerLegalEntity.fiscalInfo.name;

export function useOfferCells() {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const word = (group: string, value: string | undefined) =>
    value === undefined ? t('common:not_given') : t(`common:${group}.${value}`);
  const quiet = (text: ReactNode, given: unknown) =>
    given === undefined ? <span className="quiet">{text}</span> : text;
  const shown = useFigureColumns<OfferRow>({
    capacityOf: ({ totalPurchasedCapacity }) => totalPurchasedCapacity,
    pricingOf: (row) => row,
  });
  const capacity = { ...shown.capacity, width: 96 };
  const price = { ...shown.price, header: t('offers:column.price'), width: 122 };
  const figures = ({ price: most, totalPurchasedCapacity, contractDuration }: OfferRow) => [
    { label: t('offers:column.price'), value: most === undefined ? '–' : <Quantity {...formats.price(most)} strong /> },
    {
      label: t('common:filters.capacity'),
      value:
        totalPurchasedCapacity === undefined ? '–' : <Quantity {...formats.capacity(totalPurchasedCapacity)} strong />,
    },
    { label: t('offers:column.duration'), value: contractDuration ? word('contract_duration', contractDuration) : '–' },
  ];
  return { t, word, quiet, capacity, price, figures };
}
