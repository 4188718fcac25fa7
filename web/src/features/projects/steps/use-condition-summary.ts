// The financial conditions in one line: `Carga base mensal · 60 MW · preço fixo de 44,50 €/MWh`.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { filledText } from '../../legal-entities/section-state.ts';
import type { ProjectValues } from '../project-form.ts';

export function useConditionSummary(conditions: ProjectValues['financialConditions']): string {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { contractStructure, totalPurchasedCapacity: capacity, pricingType, price, indexingType } = conditions;
  const joined = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;
  const kind = pricingType && t(`projects:price.${pricingType}`);
  return filledText([
    contractStructure.map((one) => t(`common:contract_structure.${one}`)).join(', '),
    capacity !== null && joined(formats.capacity(capacity)),
    kind && [kind, price === null ? indexingType : joined(formats.price(price))].join(' ').trim(),
  ]);
}
