// The financial conditions in one line: `Carga base mensal · 60 MW · Preço fixo 44,50 €/MWh`.
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { fieldText } from '../../records/fields/field-text.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';

interface Conditions {
  contractStructure: unknown;
  totalPurchasedCapacity: number | null;
  annualVolume: number | null;
  pricingType: string | null;
  price: number | null;
  indexingType?: string;
}

export function useConditionSummary(kind: MarketKindName, conditions: Conditions): string[] {
  const words = useFieldWords(kind);
  const textOf = (name: keyof Conditions) => fieldText(name, conditions[name], words);
  const { pricingType } = conditions;
  const type = pricingType ? words.t(`${recordKinds[kind].texts}:price.${pricingType}`) : '';
  const price = textOf('price') || textOf('indexingType');
  return [
    textOf('contractStructure'),
    textOf('totalPurchasedCapacity'),
    textOf('annualVolume'),
    pricingType ? [type, price].filter(Boolean).join(' ') : price,
  ];
}
