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
  /** Ids of those that are other contracts, as an administrator knows. */
  distinctFrom: readonly string[];
}

type IsCounted<Contract> = (contract: Contract) => boolean;

/** Of those that one party handed in twice, the first, and those that count already. */
function withoutOwnRepetitions<Contract extends Registered>(
  contracts: readonly Contract[],
  isCounted: IsCounted<Contract>,
): Contract[] {
  const kept = new Map<string, Contract[]>();
  return contracts.filter((contract) => {
    const keys = [...new Set(contract.versions.map(repetitionOf))];
    const alike = keys.flatMap((key) => kept.get(key) ?? []);
    if (!isCounted(contract) && alike.some(({ id }) => !contract.distinctFrom.includes(id))) return false;
    for (const key of keys) kept.set(key, [...(kept.get(key) ?? []), contract]);
    return true;
  });
}

/**
 * As many pairs as there can be, so that the order decides nothing: where a sale finds only a purchase that another one
 * has, that one looks for another purchase.
 * @returns the sales by their purchases
 */
function pairUp<Contract>(
  sales: readonly Contract[],
  purchasesFor: (sale: Contract) => readonly Contract[],
): Map<Contract, Contract> {
  const found = new Map(sales.map((sale) => [sale, purchasesFor(sale)]));
  const saleOf = new Map<Contract, Contract>();
  const findPurchase = (sale: Contract, seen: Set<Contract>): boolean =>
    (found.get(sale) ?? []).some((purchase) => {
      if (seen.has(purchase)) return false;
      seen.add(purchase);
      const rival = saleOf.get(purchase);
      if (rival !== undefined && !findPurchase(rival, seen)) return false;
      saleOf.set(purchase, sale);
      return true;
    });
  for (const sale of sales) findPurchase(sale, new Set());
  return saleOf;
}

const bargainsOf = ({ versions }: Registered): string[] => [...new Set(versions.map(bargainOf))];

function grouped<Contract extends Registered>(contracts: readonly Contract[]): (like: Contract) => Contract[] {
  const groups = new Map<string, Contract[]>();
  for (const contract of contracts)
    for (const bargain of bargainsOf(contract)) groups.set(bargain, [...(groups.get(bargain) ?? []), contract]);
  return (like) => [...new Set(bargainsOf(like).flatMap((bargain) => groups.get(bargain) ?? []))];
}

/**
 * The registrations of one contract by its two parties: first those that agree in all terms, then those that differ in
 * one. Two that count already are no pair, because both go on counting and one of them may stand for a third.
 */
function pairsOf<Contract extends Registered>(
  contracts: readonly Contract[],
  isCounted: IsCounted<Contract>,
): [Contract, Contract][] {
  const isSale = ({ versions }: Contract) => versions[0]?.role === 'SELLER';
  const purchasesOf = grouped(contracts.filter((one) => !isSale(one)));
  const pairs: [Contract, Contract][] = [];
  const paired = new Set<Contract>();
  for (const isSame of [isExactlySameContract, isSameContract]) {
    const mayPair = (sale: Contract, purchase: Contract) =>
      !paired.has(purchase) &&
      !(isCounted(sale) && isCounted(purchase)) &&
      !sale.distinctFrom.includes(purchase.id) &&
      sale.versions.some((one) => purchase.versions.some((other) => isSame(one, other)));
    const sales = contracts.filter((one) => isSale(one) && !paired.has(one));
    const found = pairUp(sales, (sale) => purchasesOf(sale).filter((purchase) => mayPair(sale, purchase)));
    for (const pair of found) {
      pairs.push(pair);
      for (const one of pair) paired.add(one);
    }
  }
  return pairs;
}

/**
 * The contracts that count: of two of the same, the earlier one. Two of one party that are not the same are two
 * contracts, and each of them takes one of the other party's with it.
 * @param contracts those first that count already, then the oldest
 * @param isCounted it counts already: when it is edited to equal another of its party, it still takes one with it
 */
export function countedOnce<Contract extends Registered>(
  contracts: readonly Contract[],
  isCounted: IsCounted<Contract>,
): Contract[] {
  const listed = withoutOwnRepetitions(contracts, isCounted);
  const places = new Map(listed.map((contract, place) => [contract, place]));
  const placeOf = (contract: Contract) => places.get(contract) ?? 0;
  const pairs = pairsOf(listed, isCounted);
  const repeated = new Set(pairs.map(([one, other]) => (placeOf(one) > placeOf(other) ? one : other)));
  return listed.filter((contract) => !repeated.has(contract));
}
