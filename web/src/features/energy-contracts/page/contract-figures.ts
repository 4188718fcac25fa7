// The figures at the head of a contract's page.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import type { KeyFigure } from '../../../ui/record/key-figures.tsx';
import { durationQuantity, useTermsWords } from '../../contract-terms/terms-words.ts';

export function useContractFigures(contract: EnergyContractRecord): KeyFigure[] {
  const words = useTermsWords();
  const { t, formats } = words;
  const {
    financialConditions: conditions,
    annualVolume: volume,
    expectedStartDate: start,
    expectedEndDate: end,
  } = contract;
  const { price, pricingType, indexingType = '' } = conditions;
  return [
    {
      label: t(`energyContracts:page.price.${pricingType}` as never),
      ...(price === undefined ? { value: indexingType } : formats.price(price)),
    },
    { label: t('energyContracts:page.capacity'), ...formats.capacity(conditions.totalPurchasedCapacity) },
    ...(volume === undefined ? [] : [{ label: t('energyContracts:page.volume'), ...formats.energy(volume) }]),
    { label: t('common:filters.term_length'), ...durationQuantity(start, end, words) },
    {
      label: t('energyContracts:page.delivery'),
      value: `${formats.date(start)} – ${formats.date(end)}`,
    },
    {
      label: t('common:filters.contract_structure'),
      value: t(`common:contract_structure.${conditions.contractStructure}`),
    },
  ];
}
