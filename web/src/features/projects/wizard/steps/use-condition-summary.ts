// The financial conditions in one line: `Carga base mensal · 60 MW · preço fixo 44,50 €/MWh`.
import { fieldText } from '../../../../records/fields/field-text.ts';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { filledText } from '../../../legal-entities/wizard/section-state.ts';
import type { ProjectValues } from '../project-form.ts';

export function useConditionSummary(conditions: ProjectValues['financialConditions']): string {
  const words = useFieldWords('project');
  const textOf = (name: keyof typeof conditions) => fieldText(name, conditions[name], words);
  const { pricingType } = conditions;
  return filledText([
    textOf('contractStructure'),
    textOf('totalPurchasedCapacity'),
    pricingType && `${words.t(`projects:price.${pricingType}`)} ${textOf('price') || textOf('indexingType')}`.trim(),
  ]);
}
