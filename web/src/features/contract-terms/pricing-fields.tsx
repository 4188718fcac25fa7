// The price of a project or a contract: the pricing type decides which fields are shown.
import { Select } from '@mantine/core';
import type { BenchmarkKind } from '@wattpact/domain/benchmark/price-point';
import { pricingTypes } from '@wattpact/domain/terms/enumerations';
import { clearedPricing, unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import type { ReactNode } from 'react';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { PricedValues } from '../benchmark/asked-place.ts';
import { BandSlot } from '../benchmark/band-slot.tsx';

const pathOf = (name: string) => `financialConditions.${name}`;

/** Clears the fields that a pricing type does not use, by path. */
export const clearedBy = (pricingType: string | null): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(clearedPricing(pricingType)).map(([name, blank]) => [pathOf(name), blank]));

interface PricingFieldsProps {
  /** What its price is compared with first. */
  kind: BenchmarkKind;
  editor: FormEditor<PricedValues & { financialConditions: { pricingType: string | null } }>;
  /** The field of the index, between price and share. */
  index: ReactNode;
}

export function PricingFields({ kind, editor: { values, choice, amount, change }, index }: PricingFieldsProps) {
  const { pricingType } = values.financialConditions;
  const idle = unusedPricing(pricingType);
  const uses = (name: (typeof idle)[number]) => pricingType !== null && !idle.includes(name);
  return (
    <>
      <Select
        required
        allowDeselect={false}
        {...choice(pathOf('pricingType'), pricingTypes)}
        onChange={(next) => change({ [pathOf('pricingType')]: next, ...clearedBy(next) })}
      />
      {uses('price') && <NumberField required {...amount(pathOf('price'))} />}
      <BandSlot kind={kind} values={values} />
      {uses('indexingType') && index}
      {uses('indexingPercentage') && <NumberField required {...amount(pathOf('indexingPercentage'))} />}
    </>
  );
}
