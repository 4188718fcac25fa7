// When two contracts of the register are the same one: handed in twice by a party, or once by each of the two (decision
// 030). Every notice, mark and count of repetitions asks here.
import { normaliseFiscalNumber } from '../fiscal-numbers/fiscal-number.ts';
import type { Country, Party, Technology } from '../terms/enumerations.ts';
import { plainText } from '../words/plain-text.ts';
import type { EnergyContractStatus } from './energy-contract-status.ts';

/** One that was rejected or deleted repeats nothing. */
export const comparedStatuses = [
  'pending_validation',
  'approved',
  'active',
  'terminated',
] as const satisfies EnergyContractStatus[];

/** What is compared of a contract. */
export interface ComparedContract {
  /** Country and fiscal number. */
  first: string;
  second: string;
  /** The first party's. */
  role: Party;
  signedOn: string;
  startsOn: string;
  endsOn: string;
  megawatts: number;
  parish: string;
  municipality: string;
  technologies: readonly Technology[];
  structure: string;
}

interface Company {
  country: Country;
  fiscalNumber: string;
}

/** The terms that are compared, as a payload has them. */
export interface ComparedTerms {
  roleInEnergyContract: Party;
  secondPartyFiscalInfo: Company;
  contractSignatureDate: string;
  expectedStartDate: string;
  expectedEndDate: string;
  financialConditions: { totalPurchasedCapacity: number; contractStructure: string };
  location: { parish: string; municipality: string };
  technologies: readonly { type: Technology }[];
}

/** Country and number in the one spelling that is stored. */
export const companyOf = ({ country, fiscalNumber }: Company): string =>
  `${country} ${normaliseFiscalNumber(country, fiscalNumber)}`;

export const comparedOf = (terms: ComparedTerms, first: Company): ComparedContract => ({
  first: companyOf(first),
  second: companyOf(terms.secondPartyFiscalInfo),
  role: terms.roleInEnergyContract,
  signedOn: terms.contractSignatureDate,
  startsOn: terms.expectedStartDate,
  endsOn: terms.expectedEndDate,
  megawatts: terms.financialConditions.totalPurchasedCapacity,
  parish: terms.location.parish,
  municipality: terms.location.municipality,
  technologies: terms.technologies.map(({ type }) => type),
  structure: terms.financialConditions.contractStructure,
});

/** Who sells to whom, and when they signed: contracts that differ in it are never the same. */
export const bargainOf = ({ first, second, role, signedOn }: ComparedContract): string =>
  JSON.stringify([...(role === 'SELLER' ? [first, second] : [second, first]), signedOn]);

const extent = ({ startsOn, endsOn, megawatts }: ComparedContract) => [startsOn, endsOn, megawatts];

const plant = ({ parish, municipality, technologies, structure }: ComparedContract): string => {
  const place = [parish, municipality].map((name) => plainText(name.trim()));
  return JSON.stringify([...place, [...new Set(technologies)].sort(), structure]);
};

/** All that a party writes alike when it hands the same contract in again: its name, prices and notes may differ. */
export const repetitionOf = (contract: ComparedContract): string =>
  JSON.stringify([contract.first, bargainOf(contract), ...extent(contract), plant(contract)]);

const differencesInExtent = (one: ComparedContract, other: ComparedContract): number => {
  const others = extent(other);
  return extent(one).filter((value, place) => value !== others[place]).length;
};

const agreesInExtent = (one: ComparedContract, other: ComparedContract): boolean =>
  differencesInExtent(one, other) <= 1;

/**
 * Two registrations by the two parties have the bargain in common, and start, end and capacity but for one of them: they
 * write expected dates and whole megawatts differently from the same paper. Two by one party must agree in all of these,
 * and in place, technologies and structure, because a company may sign for several plants on one day.
 */
export const isSameContract = (one: ComparedContract, other: ComparedContract): boolean =>
  one.first === other.first
    ? repetitionOf(one) === repetitionOf(other)
    : bargainOf(one) === bargainOf(other) && agreesInExtent(one, other);

/** The same contract, and not even start, end or capacity differs. */
export const isExactlySameContract = (one: ComparedContract, other: ComparedContract): boolean =>
  isSameContract(one, other) && differencesInExtent(one, other) === 0;

const inGroups = <Found extends { terms: ComparedContract }>(
  all: readonly Found[],
  keyOf: (terms: ComparedContract) => string,
): ReadonlyMap<string, Found[]> => Map.groupBy(all, ({ terms }) => keyOf(terms));

/** Asks the same of many contracts at once: those of `all` that are the same as the given one, in their order. */
export function sameAmong<Found extends { terms: ComparedContract }>(
  all: readonly Found[],
): (one: ComparedContract) => Found[] {
  const [byRepetition, byBargain] = [inGroups(all, repetitionOf), inGroups(all, bargainOf)];
  return (one) => [
    ...(byRepetition.get(repetitionOf(one)) ?? []),
    ...(byBargain.get(bargainOf(one)) ?? []).filter(
      ({ terms }) => terms.first !== one.first && agreesInExtent(terms, one),
    ),
  ];
}
