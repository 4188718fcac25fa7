// The same contract twice in the register: handed in twice by one party, or by both.
import {
  bargainOf,
  type ComparedContract,
  isExactlySameContract,
  isSameContract,
  repetitionOf,
} from '../energy-contracts/same-contract.ts';

export interface Registered {
  id: string;
  /** Country and fiscal number of the first party. */
  first: string;
  /** What is compared of it, as it is and as it was: an edit makes no other contract of it. */
  versions: readonly ComparedContract[];
}

/** A contract that counts. */
interface Counted {
  contract: Registered;
  /** The other party's registration was found. */
  isRepeated: boolean;
}

/** Of the other party's registrations the one that agrees in all terms, else the first that differs in one of them. */
function matchOf(contract: Registered, others: readonly Counted[]): Counted | undefined {
  const free = others.filter((other) => !other.isRepeated && other.contract.first !== contract.first);
  const firstThat = (isSame: typeof isSameContract) =>
    free.find((other) =>
      other.contract.versions.some((one) => contract.versions.some((another) => isSame(one, another))),
    );
  return firstThat(isExactlySameContract) ?? firstThat(isSameContract);
}

/**
 * The contracts that count: of two of the same, the earlier one. Two of one party that are not the same are two
 * contracts, and each of them takes one of the other party's with it.
 * @param contracts those first that count already, then the oldest
 * @param isCounted it counts already: when it is edited to equal another of its party, it still takes one with it
 */
export function countedOnce<Contract extends Registered>(
  contracts: readonly Contract[],
  isCounted: (contract: Contract) => boolean,
): Contract[] {
  const own = new Set<string>();
  const byBargain = new Map<string, Counted[]>();
  return contracts.filter((contract) => {
    const keys = contract.versions.map(repetitionOf);
    const isTwice = !isCounted(contract) && keys.some((key) => own.has(key));
    for (const key of keys) own.add(key);
    if (isTwice) return false;
    const bargains = [...new Set(contract.versions.map(bargainOf))];
    const others = bargains.flatMap((bargain) => byBargain.get(bargain) ?? []);
    const match = matchOf(contract, others);
    if (match) {
      match.isRepeated = true;
      return false;
    }
    const counted = { contract, isRepeated: false };
    for (const bargain of bargains) byBargain.set(bargain, [...(byBargain.get(bargain) ?? []), counted]);
    return true;
  });
}
