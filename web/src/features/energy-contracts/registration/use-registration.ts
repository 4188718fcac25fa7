// The duty to register of what the form says at the moment.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import {
  type Registration,
  type RegistrationTerms,
  registrationOf,
} from '@wattpact/domain/energy-contracts/registration-duty';
import { useSettings } from '../../../platform/api/settings.ts';

interface Given {
  terms: RegistrationTerms;
  firstPartyCountry: string | undefined;
  /** Of a contract that is edited. */
  handedInAt: string | undefined;
}

export function useRegistration({ terms, firstPartyCountry, handedInAt }: Given): Registration {
  const { registrationRegimeStart: regimeStart } = useSettings();
  return registrationOf(terms, { firstPartyCountry, today: lisbonDate(new Date()), regimeStart, handedInAt });
}
