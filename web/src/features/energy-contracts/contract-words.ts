// A contract's parties and state as text: who sells to whom, numbers, addresses.
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import type { Party } from '@wattpact/domain/terms/enumerations';
import type { TFunction } from 'i18next';
import { fiscalNumberText } from '../legal-entities/entity-words.ts';

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

/** `NIF 590 104 110`, on one line. */
export const labelledNumber = (number: string, t: TFunction<['energyContracts', 'common']>): string =>
  `${t('energyContracts:fiscal_number')}\u00a0${fiscalNumberText(number)}`;

export interface Sides<Facts> {
  seller: Facts;
  buyer: Facts;
}

/** The role is the first party's. */
export const sidesOf = <Facts>(role: Party, first: Facts, second: Facts): Sides<Facts> =>
  role === 'SELLER' ? { seller: first, buyer: second } : { seller: second, buyer: first };

/** `Rua do Cruzeiro, 14, 3600-214 Castro Daire`; empty if nothing is known. */
export const addressOf = ({ postalCode, city, ...street }: PartyFacts): string =>
  [streetLine(street), [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
