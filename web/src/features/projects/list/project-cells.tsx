// The cells that the lists of projects share.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { termYears } from '@wattpact/domain/terms/term-years';
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
  const structures = ({ financialConditions }: ProjectRow) =>
    financialConditions.contractStructure.map((one) => t(`common:contract_structure.${one}`)).join(', ');
  const term = ({ startDate, endDate }: ProjectRow) => ({
    value: formats.number(termYears(startDate, endDate)),
    unit: t('common:units.years'),
  });
  return { t, structures, term, capacity: { ...shown.capacity, width: 78 }, price: shown.price, figures };
}
