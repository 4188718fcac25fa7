// The cells that the lists of projects share.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useFigureColumns } from '../../../records/list/cells.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';

export const sellerOf = ({ sellerLegalEntity }: ProjectRow) => sellerLegalEntity.fiscalInfo.name;

export function useProjectCells() {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const shown = useFigureColumns<ProjectRow>({
    capacityOf: ({ financialConditions }) => financialConditions.totalPurchasedCapacity,
    pricingOf: ({ financialConditions }) => financialConditions,
  });
  /** For a card. */
  const figures = ({ financialConditions: { price, pricingType, totalPurchasedCapacity } }: ProjectRow) => [
    {
      label: t(`projects:price.${pricingType}`),
      value: price === undefined ? '–' : <Quantity {...formats.price(price)} strong />,
    },
    { label: t('common:filters.capacity'), value: <Quantity {...formats.capacity(totalPurchasedCapacity)} strong /> },
  ];
  return { t, formats, capacity: { ...shown.capacity, width: 78 }, price: shown.price, figures };
}
