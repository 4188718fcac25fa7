// Whether the duty to register applies to a contract, criterion by criterion, and the clock of its registration (ERSE,
// Diretiva 11/2025). Form, page, API and reminders ask here; nothing here says that the duty was fulfilled.
import { daysBetween, lisbonDate } from '../calendar/lisbon-time.ts';
import { countedDays } from './registration-deadline.ts';

/** Of a criterion and of the duty as a whole; UNKNOWN means that it cannot be told. */
export const registrationResults = ['MET', 'NOT_MET', 'UNKNOWN'] as const;
export type RegistrationResult = (typeof registrationResults)[number];

/** How this installation stands to the register: it prepares registrations, or it is the register itself. */
export const registrationRoles = ['preparing', 'managing_entity'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

export const registrationCriteria = ['delivery', 'term', 'power', 'volume', 'domicile'] as const;

/** Why a criterion has its result; each belongs to one criterion and one result. */
export const registrationReasons = [
  ...['physical', 'physical_unless_said', 'financial'],
  ...['longer_than_a_year', 'renews', 'not_longer_than_a_year', 'dates_missing'],
  ...['power_reached', 'power_below', 'power_missing'],
  ...['volume_reached', 'volume_below', 'volume_missing'],
  ...['party_in_portugal', 'site_in_portugal', 'outside_portugal', 'party_missing'],
] as const;

/** What a reader should check about the dates and the parties. */
export const registrationNotices = [
  'signed_in_future',
  'signed_before_regime',
  'signed_long_ago',
  'signed_after_start',
  'other_party_programmes',
] as const;
export type RegistrationNotice = (typeof registrationNotices)[number];

const leastMegawatts = 1;
const leastMegawattHours = 1500;
/** After these many days a signature is more often a typing error than a late registration. */
const longAgoDays = 90;

type Known<Value> = Value | null | undefined;

/** The terms as far as they are known, as a form or a record has them. */
export interface RegistrationTerms {
  deliveryType?: Known<string>;
  automaticRenewal?: Known<boolean>;
  /** In MWh a year. */
  annualVolume?: Known<number>;
  contractSignatureDate?: Known<string>;
  expectedStartDate?: Known<string>;
  expectedEndDate?: Known<string>;
  responsibleForEnergyProgramming?: Known<string>;
  roleInEnergyContract?: Known<string>;
  financialConditions?: Known<{ totalPurchasedCapacity?: Known<number> }>;
  location?: Known<{ country?: Known<string> }>;
  secondPartyFiscalInfo?: Known<{ country?: Known<string> }>;
}

/** What the terms do not say. */
export interface RegistrationFacts {
  firstPartyCountry: Known<string>;
  /** The day in Portugal, `2026-11-22`. */
  today: string;
  /** The first day of the duty. */
  regimeStart: string;
  /** The instant at which the contract was handed in: it stops the clock. */
  handedInAt?: Known<string>;
}

export interface RegistrationCriterion {
  criterion: (typeof registrationCriteria)[number];
  result: RegistrationResult;
  reason: (typeof registrationReasons)[number];
  /** What was compared: the delivery, the term as an ISO 8601 interval, MW, MWh a year, the deciding country. */
  value: string | number | null;
}

export interface Registration {
  duty: RegistrationResult;
  criteria: RegistrationCriterion[];
  signedAt: string | null;
  /** Null without a signature, and for one from before the duty began. */
  deadline: string | null;
  /** The five working days after the signature; none where there is no deadline. */
  countedDays: string[];
  handedInAt: string | null;
  /** From the deadline to the handing in, or to today; 0 when it is in time, null without a deadline. */
  daysLate: number | null;
  notices: RegistrationNotice[];
}

type Found = Omit<RegistrationCriterion, 'criterion'>;

const found = (result: RegistrationResult, reason: Found['reason'], value: Found['value'] = null): Found => ({
  result,
  reason,
  value,
});

function delivery({ deliveryType }: RegistrationTerms): Found {
  if (deliveryType === 'FINANCIAL') return found('NOT_MET', 'financial', deliveryType);
  return found('MET', deliveryType ? 'physical' : 'physical_unless_said', 'PHYSICAL');
}

/** The same day a year later; of 29 February the 28th, as terms end in Portuguese law (Código Civil, article 279 c). */
function firstAnniversary(start: Date): Date {
  const day = new Date(start);
  day.setUTCFullYear(start.getUTCFullYear() + 1);
  if (day.getUTCMonth() !== start.getUTCMonth()) day.setUTCDate(0);
  return day;
}

function term({ automaticRenewal, expectedStartDate, expectedEndDate }: RegistrationTerms): Found {
  const [start, end] = [new Date(expectedStartDate || Number.NaN), new Date(expectedEndDate || Number.NaN)];
  const isKnown = !Number.isNaN(start.getTime()) && !Number.isNaN(end.getTime());
  const value = isKnown ? `${expectedStartDate}/${expectedEndDate}` : null;
  if (isKnown && end >= firstAnniversary(start)) return found('MET', 'longer_than_a_year', value);
  if (automaticRenewal) return found('MET', 'renews', value);
  return isKnown ? found('NOT_MET', 'not_longer_than_a_year', value) : found('UNKNOWN', 'dates_missing');
}

function power({ financialConditions }: RegistrationTerms): Found {
  const megawatts = financialConditions?.totalPurchasedCapacity ?? null;
  if (megawatts === null) return found('UNKNOWN', 'power_missing');
  return megawatts >= leastMegawatts
    ? found('MET', 'power_reached', megawatts)
    : found('NOT_MET', 'power_below', megawatts);
}

function volume({ annualVolume }: RegistrationTerms): Found {
  const energy = annualVolume ?? null;
  if (energy === null) return found('UNKNOWN', 'volume_missing');
  return energy >= leastMegawattHours
    ? found('MET', 'volume_reached', energy)
    : found('NOT_MET', 'volume_below', energy);
}

/** A party in Portugal decides; a site there alone is to be verified. */
function domicile({ location, secondPartyFiscalInfo }: RegistrationTerms, first: Known<string>): Found {
  const parties = [first, secondPartyFiscalInfo?.country];
  const site = location?.country;
  if (parties.includes('portugal')) return found('MET', 'party_in_portugal', 'portugal');
  if (parties.some((country) => !country)) return found('UNKNOWN', 'party_missing', site || null);
  if (site === 'portugal') return found('UNKNOWN', 'site_in_portugal', site);
  return found('NOT_MET', 'outside_portugal', site || null);
}

function dutyOf(criteria: readonly Found[], isBeforeRegime: boolean): RegistrationResult {
  const some = (wanted: RegistrationResult) => criteria.some(({ result }) => result === wanted);
  if (some('NOT_MET')) return 'NOT_MET';
  return some('UNKNOWN') || isBeforeRegime ? 'UNKNOWN' : 'MET';
}

interface Dates {
  signedOn: string | null;
  /** The day of the handing in, or today. */
  asOf: string;
  today: string;
  isBeforeRegime: boolean;
}

function noticesOf(
  terms: RegistrationTerms,
  { signedOn, asOf, today, isBeforeRegime }: Dates,
  mayApply: boolean,
): RegistrationNotice[] {
  const { expectedStartDate: start, responsibleForEnergyProgramming: programmer, roleInEnergyContract: role } = terms;
  const given: Record<RegistrationNotice, boolean> = {
    signed_in_future: signedOn !== null && signedOn > today,
    signed_before_regime: mayApply && isBeforeRegime,
    signed_long_ago: mayApply && signedOn !== null && !isBeforeRegime && daysBetween(signedOn, asOf) > longAgoDays,
    signed_after_start: signedOn !== null && Boolean(start) && signedOn > String(start),
    other_party_programmes: mayApply && Boolean(programmer) && Boolean(role) && programmer !== role,
  };
  return registrationNotices.filter((notice) => given[notice]);
}

/** The duty, its criteria and its clock. */
export function registrationOf(terms: RegistrationTerms, facts: RegistrationFacts): Registration {
  const { firstPartyCountry, today, regimeStart, handedInAt = null } = facts;
  const criteria = [
    { criterion: 'delivery', ...delivery(terms) },
    { criterion: 'term', ...term(terms) },
    { criterion: 'power', ...power(terms) },
    { criterion: 'volume', ...volume(terms) },
    { criterion: 'domicile', ...domicile(terms, firstPartyCountry) },
  ] as const;
  const signedOn = terms.contractSignatureDate || null;
  const isBeforeRegime = signedOn !== null && signedOn < regimeStart;
  const days = signedOn === null || isBeforeRegime ? [] : countedDays(signedOn);
  const deadline = days.at(-1) ?? null;
  const asOf = handedInAt ? lisbonDate(new Date(handedInAt)) : today;
  const duty = dutyOf(criteria, isBeforeRegime);
  return {
    duty,
    criteria: [...criteria],
    signedAt: signedOn,
    deadline,
    countedDays: days,
    handedInAt,
    daysLate: deadline === null ? null : Math.max(0, daysBetween(deadline, asOf)),
    notices: noticesOf(terms, { signedOn, asOf, today, isBeforeRegime }, duty !== 'NOT_MET'),
  };
}
