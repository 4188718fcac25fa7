// Records with random values, written directly into the tables, to compare the readers of filters.

import { negotiationStatuses } from '@wattpact/domain/calls/market-record';
import { energyContractStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { feeTypes } from '@wattpact/domain/fees/fee-types';
import { invoiceStatuses } from '@wattpact/domain/invoices/invoice-filters';
import { legalEntityStatuses } from '@wattpact/domain/legal-entities/legal-entity-status';
import { offerStatuses } from '@wattpact/domain/offers/offer-status';
import { mappedCountries } from '@wattpact/domain/places/place-names';
import { projectStatuses } from '@wattpact/domain/projects/project-status';
import {
  contractPayload,
  legalEntityPayload,
  offerPayload,
  projectPayload,
} from '@wattpact/domain/samples/sample-payloads';
import {
  contractDurations,
  contractStructures,
  countries,
  offerStarts,
  pricingTypes,
  projectPhases,
  technologies,
} from '@wattpact/domain/terms/enumerations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { json } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestApp } from './test-app.ts';

export const recordWords = ['valado', 'barquim', 'cortiça', 'Setúbal', 'd’Água', 'Ilhéu-3', 'moinho', 'aço'];

/** Towns that have a place on the map, one that many could mean, and a text that is none. */
const recordTowns = ['Évora', 'trujillo', 'Lagoa', 'Setúbal', 'Sem lugar'];
export const recordMunicipalities = ['pt-evora', 'es-trujillo', 'pt-setubal'];

/** Small numbers, so that bounds of filters are met exactly. */
const amount = fc.integer({ min: 1, max: 40 });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const traits = fc.record({
  country: fc.constantFrom(...countries.slice(0, 4), ...mappedCountries),
  town: fc.constantFrom(...recordTowns),
  technologies: fc.subarray([...technologies], { minLength: 1, maxLength: 3 }),
  structures: fc.subarray([...contractStructures], { minLength: 1 }),
  price: maybe(fc.integer({ min: 10, max: 400 }).map((tenths) => tenths / 10)),
  capacity: amount,
  power: maybe(amount),
  energy: amount,
  volume: maybe(amount),
  years: fc.integer({ min: 1, max: 40 }),
  hasWarranties: fc.boolean(),
  duration: fc.constantFrom(...contractDurations),
  phase: fc.constantFrom(...projectPhases),
  pricingType: fc.constantFrom(...pricingTypes),
  deliveryStart: maybe(fc.constantFrom(...offerStarts)),
  negotiationStatus: fc.constantFrom('AVAILABLE', 'AVAILABLE', ...negotiationStatuses),
  isPublished: fc.constantFrom(true, true, true, false),
  /** Chooses a status of the kind, and values that only lists have. */
  choice: fc.nat(),
  /** Half of them are visible to strangers. */
  isApproved: fc.boolean(),
  isOfSecond: fc.boolean(),
  words: fc.shuffledSubarray([...recordWords], { minLength: 1 }),
  day: fc.integer({ min: 0, max: 20 }),
});
type Traits = typeof traits extends fc.Arbitrary<infer Value> ? Value : never;

interface Owners {
  userId: string;
  entityIds: readonly [string, string];
}

const oneOf = <Value>(choice: number, values: readonly Value[]): Value => values[choice % values.length] as Value;
const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

const times = () => {
  const at = new Date().toISOString();
  return { created_at: at, updated_at: at };
};
const ownerOf = ({ isOfSecond }: Traits, { entityIds }: Owners) => entityIds[isOfSecond ? 1 : 0];
const reviewed = <Status>({ isApproved, choice }: Traits, statuses: readonly Status[]) => ({
  id: newId(),
  status: isApproved ? ('approved' as const) : oneOf(choice, statuses),
  ...times(),
  submitted_at: new Date().toISOString(),
});
const ofMarket = (item: Traits, owners: Owners) => ({
  owner_id: ownerOf(item, owners),
  created_by: owners.userId,
  is_published: item.isPublished,
  negotiation_status: item.negotiationStatus,
  search_text: item.words.join(' '),
});
const techniques = ({ technologies: types, power }: Traits) =>
  types.map((type) => ({ type, ...(power !== undefined && { installedCapacity: power }) }));
const conditions = ({ price, capacity, energy, hasWarranties }: Traits) => ({
  price,
  totalPurchasedCapacity: capacity,
  maximumAmountEnergyAllowed: energy,
  hasWarranties,
});
const start = '2027-07-01';
const endOf = ({ years }: Traits) => dayAfter(start, years * 365);

async function insertProject({ db }: TestApp, item: Traits, owners: Owners): Promise<void> {
  const { sellerLegalEntityId: _, isPublishedInMarketplace: __, ...base } = projectPayload(newId(), newId());
  const content = {
    ...base,
    location: { ...base.location, country: item.country, municipality: item.town },
    technologies: techniques(item),
    annualVolume: item.volume,
    currentProjectStatus: item.phase,
    financialConditions: {
      ...{ ...base.financialConditions, ...conditions(item) },
      ...{ contractStructure: item.structures, pricingType: item.pricingType },
    },
    // In the weeks of which random filters name days.
    startDate: dayAfter('2026-03-20', item.day),
    endDate: dayAfter('2026-03-20', item.day + item.years * 365),
  };
  const row = { ...reviewed(item, projectStatuses), ...ofMarket(item, owners), content: json(content) };
  await db.insertInto('project').values(row).execute();
}

async function insertOffer({ db }: TestApp, item: Traits, owners: Owners): Promise<void> {
  const { buyerLegalEntityId: _, isPublishedInMarketplace: __, ...base } = offerPayload(newId());
  const { country, technologies: types, price, capacity, volume, hasWarranties, duration, structures } = item;
  const content = { ...base, country, price, hasWarranties, totalPurchasedCapacity: capacity, annualVolume: volume };
  const terms = {
    ...{ technologies: types, contractStructure: structures[0], contractDuration: duration },
    ...{ pricingType: item.pricingType, startDate: item.deliveryStart },
  };
  const row = { ...reviewed(item, offerStatuses), ...ofMarket(item, owners), content: json({ ...content, ...terms }) };
  await db.insertInto('offer').values(row).execute();
}

async function insertContract({ db }: TestApp, item: Traits, owners: Owners): Promise<string> {
  const { firstPartyLegalEntityId: _, ...base } = contractPayload(newId());
  const content = {
    ...base,
    location: { ...base.location, country: item.country },
    technologies: techniques(item),
    annualVolume: item.volume,
    financialConditions: { ...base.financialConditions, ...conditions(item), contractStructure: item.structures[0] },
    expectedStartDate: start,
    expectedEndDate: endOf(item),
  };
  const record = reviewed(item, energyContractStatuses);
  const text = item.words.join(' ');
  const texts = { number: record.id, search_text: text, public_search_text: text };
  const owned = { owner_id: ownerOf(item, owners), created_by: owners.userId };
  const row = { ...record, ...texts, ...owned, content: json(content) };
  await db.insertInto('energy_contract').values(row).execute();
  return record.id;
}

async function insertEntity({ db }: TestApp, item: Traits, { userId }: Owners): Promise<void> {
  const traits = { name: item.words.join(' '), country: item.country, isMarketAgent: item.hasWarranties };
  const { representatives: _, declaration: __, ...content } = legalEntityPayload([], traits);
  // On some days the hour decides on which one it is in Portugal.
  const created_at = `${dayAfter('2026-03-20', item.day)}T23:30:00.000Z`;
  const row = { ...reviewed(item, legalEntityStatuses), created_at, owner_user_id: userId, content: json(content) };
  await db.insertInto('legal_entity').values(row).execute();
}

async function insertInvoice({ db }: TestApp, item: Traits, owners: Owners, contractId: string): Promise<void> {
  const id = newId();
  const { representatives: _, ...customer } = legalEntityPayload([]);
  const amounts = { net_cents: 100, tax_rate: 0, tax_cents: 0, total_cents: 100, reverse_charge: false };
  const transfer = { iban: 'PT50000201231234567890154', beneficiary: 'Wattpact', payment_reference: 'x' };
  const row = {
    id,
    number: id,
    owner_id: ownerOf(item, owners),
    energy_contract_id: contractId,
    fee_type: oneOf(item.choice, feeTypes),
    periodicity: 'ONE_TIME_PAYMENT',
    status: oneOf(item.choice, invoiceStatuses),
    issued_date: dayAfter('2026-03-20', item.day),
    due_date: dayAfter('2026-03-25', item.day),
    description: 'Registo',
    customer: json({ ...customer, id: ownerOf(item, owners) }),
    search: sql<string>`search_vector(${item.words.join(' ')})`,
  };
  await db
    .insertInto('invoice')
    .values({ ...row, ...amounts, ...transfer, ...times() })
    .execute();
}

/** So many of each kind, the same for the same seed. @returns the ids of the contracts */
export async function createRandomRecords(
  t: TestApp,
  owners: Owners,
  { seed, count }: { seed: number; count: number },
): Promise<string[]> {
  const contractIds: string[] = [];
  for (const item of fc.sample(traits, { seed, numRuns: count })) {
    await insertProject(t, item, owners);
    await insertOffer(t, item, owners);
    contractIds.push(await insertContract(t, item, owners));
    await insertEntity(t, item, owners);
    await insertInvoice(t, item, owners, oneOf(item.choice, contractIds));
  }
  return contractIds;
}
