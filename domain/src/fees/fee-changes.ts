// What a save of the fee configuration changed: each figure of each fee, and the account.
import type { FieldChange } from '../records/changes.ts';
import { type FeeType, feeTypes } from './fee-types.ts';

export const feeFields = ['amount', 'taxRate', 'paymentDeadlineDays', 'periodicity'] as const;

export interface FeeChange {
  field: (typeof feeFields)[number] | 'iban';
  /** Null for the account, which all fees share. */
  feeType: FeeType | null;
  /** Null before the first configuration. */
  from: string | number | null;
  to: string | number | null;
}

type StoredFee = Partial<Record<string, string | number | null>>;

const feeOf = (value: unknown, feeType: FeeType): StoredFee =>
  (Array.isArray(value) ? (value as StoredFee[]) : []).find((one) => one.feeType === feeType) ?? {};

/** From the changes that the log keeps: the account, and the list of fees as a whole. */
export function feeChangesOf(
  changes: readonly Pick<FieldChange, 'fieldName' | 'oldValue' | 'newValue'>[],
): FeeChange[] {
  return changes.flatMap(({ fieldName, oldValue, newValue }): FeeChange[] => {
    if (fieldName === 'iban')
      return [{ field: 'iban', feeType: null, from: (oldValue as string | null) ?? null, to: String(newValue) }];
    if (fieldName !== 'fees') return [];
    return feeTypes.flatMap((feeType) => {
      const [before, after] = [feeOf(oldValue, feeType), feeOf(newValue, feeType)];
      return feeFields.flatMap((field) => {
        const [from, to] = [before[field] ?? null, after[field] ?? null];
        return from === to ? [] : [{ field, feeType, from, to }];
      });
    });
  });
}
