// Whether a reader may see the figures of a label, of whose contracts they know some: their own companies'.
import { isEnough, type Parties } from './secrecy.ts';

export interface SeenContract extends Parties {
  /** Of one of the reader's companies. */
  isOwn: boolean;
  joinedAt: string;
  leftAt: string | null;
}

/** Nothing that is unknown to the reader, or enough of it. */
function isSafe(contracts: readonly SeenContract[]): boolean {
  const unknown = contracts.filter(({ isOwn }) => !isOwn);
  return unknown.length === 0 || isEnough(unknown);
}

/**
 * Follows what the reader could tell apart: `known` are the sets of contracts that came or went between two looks. The
 * figures are open when everything that came and went since they were last open is safe, set by set.
 * @param contracts all that were ever counted under one label
 */
export function isOpen(contracts: readonly SeenContract[]): boolean {
  const instants = new Set(
    contracts.flatMap(({ joinedAt, leftAt }) => (leftAt === null ? [joinedAt] : [joinedAt, leftAt])),
  );
  let known: SeenContract[][] = [];
  let isOpenNow = true;
  for (const instant of [...instants].toSorted()) {
    const isGone = ({ leftAt }: SeenContract) => leftAt !== null && leftAt <= instant;
    const met = new Set(known.flat());
    const parts = [
      contracts.filter((one) => !met.has(one) && one.joinedAt <= instant && !isGone(one)),
      ...known.map((set) => set.filter((one) => !isGone(one))),
      ...known.map((set) => set.filter(isGone)),
    ].filter((part) => part.length > 0);
    isOpenNow = parts.every(isSafe);
    if (isOpenNow) known = parts;
  }
  return isOpenNow;
}
