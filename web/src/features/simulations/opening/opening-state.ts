// The remarks stand in the state of the address: a reload keeps them, a link to the inputs tells nothing of the record.
import { useLocation } from '@tanstack/react-router';
import type { OpeningRemark } from './opening.ts';

export const stateWith = (openingRemarks: readonly OpeningRemark[]): object => ({ openingRemarks });

export function useOpeningRemarks(): readonly OpeningRemark[] {
  const { openingRemarks } = useLocation().state as { openingRemarks?: readonly OpeningRemark[] };
  return openingRemarks ?? [];
}
