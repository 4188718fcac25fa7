// The duty to register in words: why each criterion is met or not, and when the contract was handed in.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type {
  Registration,
  RegistrationCriterion,
  RegistrationRole,
} from '@wattpact/domain/energy-contracts/registration-duty';
import { quantityText } from '../../../records/fields/field-text.ts';
import type { Tone } from '../../../ui/text/status-tones.ts';
import type { TermsWords } from '../../contract-terms/terms-words.ts';

export const dutyTones: Record<Registration['duty'], Tone> = { MET: 'blue', UNKNOWN: 'yellow', NOT_MET: 'grey' };

function valueText({ criterion, value }: RegistrationCriterion, { t, formats }: TermsWords): string {
  if (value === null) return '';
  if (criterion === 'power') return quantityText(formats.capacity(Number(value)));
  if (criterion === 'volume') return quantityText(formats.energy(Number(value)));
  if (criterion !== 'term') return '';
  const [from = '', to = ''] = String(value).split('/');
  return t('energyContracts:contract_terms.from_to', { from: formats.date(from), to: formats.date(to) });
}

export const reasonText = (given: RegistrationCriterion, words: TermsWords): string =>
  words.t(`energyContracts:registration.reason.${given.reason}`, { value: valueText(given, words) });

/** What follows from the criteria together. */
export function dutyText({ duty, criteria }: Registration, { t }: TermsWords): string {
  // Only a signature from before the duty began leaves five criteria without an answer.
  const isBefore = duty === 'UNKNOWN' && criteria.every(({ result }) => result === 'MET');
  return t(`energyContracts:registration.duty_text.${isBefore ? 'BEFORE' : duty}`);
}

/** Empty before the contract is handed in. */
export function handedInText(registration: Registration, { t, formats }: TermsWords): string {
  const { handedInAt, signedAt, deadline, daysLate } = registration;
  if (handedInAt === null) return '';
  // The days are counted in Portugal, wherever the reader is.
  const day = lisbonDate(new Date(handedInAt));
  const date = formats.date(day);
  // No deadline ran yet, so it was not handed in within one.
  if (signedAt !== null && day < signedAt)
    return t('energyContracts:registration.handed_in.before_signature', { date, signed: formats.date(signedAt) });
  if (deadline === null || daysLate === null) return t('energyContracts:registration.handed_in.on', { date });
  const until = formats.date(deadline);
  if (daysLate === 0) return t('energyContracts:registration.handed_in.in_time', { date, until });
  return t('energyContracts:registration.handed_in.late', { date, until, count: daysLate });
}

/** Only a register itself may say that the duty was fulfilled, and only of a contract that it has accepted. */
export function roleText(
  role: RegistrationRole,
  { duty }: Registration,
  isAccepted: boolean,
  { t }: TermsWords,
): string {
  if (role === 'preparing') return t('energyContracts:registration.role.preparing');
  if (isAccepted && duty === 'MET') return t('energyContracts:registration.role.fulfilled');
  return t('energyContracts:registration.role.managing_entity');
}
