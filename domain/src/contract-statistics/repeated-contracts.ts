// The same contract twice in the register: handed in twice by one party, or by both.
import type { Parties } from './secrecy.ts';

export interface Registered extends Parties {
  id: string;
  /** Whether the first party sells. */
  sells: boolean;
  /** What both parties write alike: the days of signature, start and end, and the capacity. */
  agreed: string;
  /** All that the first party wrote. */
  written: string;
}

/** The terms that two registrations of one contract share, whoever of the two made them. */
const agreementOf = ({ first, second, sells, agreed }: Registered): string =>
  JSON.stringify([...(sells ? [first, second] : [second, first]), agreed]);

/**
 * The contracts that count: of two of the same, the earlier one. Two of one party with different contents are two
 * contracts, and each of them takes one of the other party's with it.
 * @param contracts those first that count already, then the oldest
 */
export function countedOnce<Contract extends Registered>(contracts: readonly Contract[]): Contract[] {
  const written = new Set<string>();
  /** By agreement: registrations of one party that the other has not repeated yet. */
  const unmatched = new Map<string, Contract[]>();
  return contracts.filter((contract) => {
    const own = JSON.stringify([contract.first, contract.second, contract.sells, contract.agreed, contract.written]);
    if (written.has(own)) return false;
    written.add(own);
    const agreement = agreementOf(contract);
    const others = unmatched.get(agreement) ?? [];
    const match = others.findIndex(({ first }) => first !== contract.first);
    unmatched.set(agreement, match < 0 ? [...others, contract] : others.toSpliced(match, 1));
    return match < 0;
  });
}
