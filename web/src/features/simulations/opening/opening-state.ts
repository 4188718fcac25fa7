// The remarks stand in the state of the address: a reload keeps them, a link to the inputs tells nothing of the record.
import { useLocation } from '@tanstack/react-router';
import type { OpeningRemark } from './opening.ts';

/** Counted up with each change of a remark's shape: a reload after an upgrade may bring those of the version before. */
const version = 1;

export const stateWith = (remarks: readonly OpeningRemark[]): object => ({ openingRemarks: { version, remarks } });

export function useOpeningRemarks(): readonly OpeningRemark[] {
  const { openingRemarks } = useLocation().state as {
    openingRemarks?: { version?: number; remarks: readonly OpeningRemark[] };
  };
  return openingRemarks?.version === version ? openingRemarks.remarks : [];
}
