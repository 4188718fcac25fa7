// The query for the configured fees, and the form's values.
import { adminFeeApi, type ConfiguredFees } from '@wattpact/domain/fees/fee-api';
import { feeFields } from '@wattpact/domain/fees/fee-changes';
import { apiQuery } from '../../platform/api/query.ts';
import { groupsOfFour } from '../../platform/words/formats.ts';

export const feesQuery = apiQuery(adminFeeApi.get);

export const valuesOf = ({ iban, fees }: ConfiguredFees) => ({
  iban: groupsOfFour(iban ?? ''),
  fees: fees.map((fee) => ({ ...fee, periodicity: fee.periodicity ?? 'ONE_TIME_PAYMENT' })),
});
export type FeeValues = ReturnType<typeof valuesOf>;

/** An empty figure means a missing one. */
export const bodyOf = (values: FeeValues): unknown => ({
  iban: values.iban,
  fees: values.fees.map((fee) =>
    Object.fromEntries(Object.entries(fee).filter(([, value]) => value !== null && value !== undefined)),
  ),
});

const plain = (iban: string): string => iban.replace(/\s/g, '').toUpperCase();

/** How many figures differ from what is stored. */
export function countChanges(fees: ConfiguredFees, values: FeeValues): number {
  const stored = valuesOf(fees);
  const figures = values.fees.flatMap((fee, index) =>
    feeFields.filter((field) => fee[field] !== stored.fees[index]?.[field]),
  );
  return figures.length + (plain(values.iban) === plain(stored.iban) ? 0 : 1);
}
