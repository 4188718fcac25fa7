// A contract's parties and state as text: who sells to whom, numbers, addresses.
import type { Party } from '@wattpact/domain/terms/enumerations';

export interface PartyFacts {
  name: string;
  fiscalNumber?: string | undefined;
  streetAddress?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  acerCode?: string | undefined;
  criaCode?: string | undefined;
}

export interface Sides<Facts> {
  seller: Facts;
  buyer: Facts;
}

/** The role is the first party's. */
export const sidesOf = <Facts>(role: Party, first: Facts, second: Facts): Sides<Facts> =>
  role === 'SELLER' ? { seller: first, buyer: second } : { seller: second, buyer: first };

/** `Rua do Cruzeiro, 14, 3600-214 Castro Daire`; empty if nothing is known. */
export const addressOf = ({ streetAddress, houseNumber, postalCode, city }: PartyFacts): string =>
  [streetAddress, houseNumber, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
