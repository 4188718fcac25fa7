// Contracts join the statistics in batches, and leave them in parts of a batch, that are each large enough to be known.
import { covers, keyOf, type Label, levels, onlyWith } from './labels.ts';
import { isEnough, type Parties } from './secrecy.ts';

/** So long a contract waits for others that have more in common with it. */
export const patienceDays = 30;

export interface Waiting extends Parties {
  id: string;
  /** Without nulls. */
  label: Label;
  /** Since when it is in the register. */
  since: string;
}

export interface Batch<Contract> {
  label: Label;
  contracts: Contract[];
}

/** A contract whose place in the statistics ended: it was rejected or deleted. */
export interface Member extends Parties {
  isGone: boolean;
}

/**
 * The batches that join now. Contracts that have structure, technology and year in common join as soon as they are
 * enough. With less in common they are counted in fewer cells for good, so they do it only where nothing is shown yet,
 * or when they have waited long.
 * @param counted the labels of the batches that have joined before
 */
export function newBatches<Contract extends Waiting>(
  waiting: readonly Contract[],
  counted: readonly Label[],
  now: Date,
): Batch<Contract>[] {
  const before = new Date(now.getTime() - patienceDays * 86_400_000).toISOString();
  const batches: Batch<Contract>[] = [];
  let left = [...waiting];
  for (const [place, level] of levels.entries()) {
    for (const { label, contracts } of inPools(left, level)) {
      const isShown = [...counted, ...batches.map((batch) => batch.label)].some((one) => covers(label, one));
      const mayJoin = place === 0 || !isShown ? contracts : contracts.filter(({ since }) => since <= before);
      if (!isEnough(mayJoin)) continue;
      batches.push({ label, contracts: mayJoin });
      const joined = new Set(mayJoin);
      left = left.filter((contract) => !joined.has(contract));
    }
  }
  return batches;
}

/** In a stable order. */
function inPools<Contract extends Waiting>(contracts: readonly Contract[], level: (typeof levels)[number]) {
  const pools = new Map<string, Batch<Contract>>();
  for (const contract of contracts) {
    const label = onlyWith(level, contract.label);
    const pool = pools.get(keyOf(label)) ?? { label, contracts: [] };
    pool.contracts.push(contract);
    pools.set(keyOf(label), pool);
  }
  return [...pools.values()];
}

/** The contracts of a batch that leave it now: none, unless they and those that stay are enough. */
export function leavingOf<Contract extends Member>(batch: readonly Contract[]): Contract[] {
  const gone = batch.filter(({ isGone }) => isGone);
  const stay = batch.filter(({ isGone }) => !isGone);
  return isEnough(gone) && (stay.length === 0 || isEnough(stay)) ? gone : [];
}
