// What the wizard of a project holds, where it starts, and what it sends.
import { absentRemover } from '@wattpact/domain/api/absent';
import { type ProjectPayload, projectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectTracked } from '@wattpact/domain/projects/project-sections';
import { changesBetween } from '@wattpact/domain/records/changes';
import type { TechnologyEntry } from '@wattpact/domain/terms/energy-terms';
import {
  type ContractStructure,
  type Country,
  type Party,
  type ProjectPhase,
  projectPhases,
  type Technology,
} from '@wattpact/domain/terms/enumerations';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { clearedPricing } from '../contract-terms/cleared-pricing.ts';
import { linksOf, withOtherSides } from '../contract-terms/linked-faults.ts';
import type { FormDocument } from '../files/documents-field.tsx';
import type { Change } from '../history/change-words.ts';
import { entriesOf } from './technologies.ts';

/** A field that is not filled yet is null, a text empty. */
export interface TechnologyValues extends Record<string, unknown> {
  type: Technology;
  installedCapacity: number | null;
  annualForecastCapacity: number | null;
  outputPower: number | null;
  lifetime: TechnologyEntry['lifetime'] | null;
}

export interface ProjectValues extends Record<string, unknown> {
  sellerLegalEntityId: string | null;
  designation: string;
  location: { parish: string; municipality: string; country: Country | null };
  technologies: TechnologyValues[];
  currentProjectStatus: ProjectPhase | null;
  financialConditions: {
    contractStructure: ContractStructure[];
    pricingType: string | null;
    price: number | null;
    indexingType: string;
    indexingPercentage: number | null;
    totalPurchasedCapacity: number | null;
    maximumAmountEnergyAllowed: number | null;
    provisionOfGuarantees: 'YES' | 'NO' | null;
    hasWarranties: boolean;
    allowFractionalCapacitySales: boolean;
  };
  startDate: string | null;
  endDate: string | null;
  energyProgrammer: Party | null;
  deviationPayer: Party | null;
  additionalInformation: string;
  isNegotiable: boolean;
  isPublishedInMarketplace: boolean;
  /** By phase, in the documents' `group`. */
  documentations: FormDocument[];
}

export const newValues = (sellerLegalEntityId: string | null): ProjectValues => ({
  sellerLegalEntityId,
  designation: '',
  location: { parish: '', municipality: '', country: null },
  technologies: [],
  currentProjectStatus: null,
  financialConditions: {
    contractStructure: [],
    pricingType: null,
    price: null,
    indexingType: '',
    indexingPercentage: null,
    totalPurchasedCapacity: null,
    maximumAmountEnergyAllowed: null,
    provisionOfGuarantees: null,
    hasWarranties: false,
    allowFractionalCapacitySales: false,
  },
  startDate: null,
  endDate: null,
  energyProgrammer: null,
  deviationPayer: null,
  additionalInformation: '',
  isNegotiable: true,
  isPublishedInMarketplace: true,
  documentations: [],
});

const newTechnology = (type: Technology): TechnologyValues => ({
  type,
  installedCapacity: null,
  annualForecastCapacity: null,
  outputPower: null,
  lifetime: null,
});

const conditionsOf = (conditions: ProjectRecord['financialConditions']): ProjectValues['financialConditions'] => ({
  ...conditions,
  price: conditions.price ?? null,
  indexingType: conditions.indexingType ?? '',
  indexingPercentage: conditions.indexingPercentage ?? null,
  maximumAmountEnergyAllowed: conditions.maximumAmountEnergyAllowed ?? null,
});

export function valuesOf(project: ProjectRecord): ProjectValues {
  const empty = newValues(project.sellerLegalEntityId);
  return {
    ...empty,
    designation: project.designation,
    location: { ...project.location },
    technologies: entriesOf(project.technologies).map((entry) => ({
      type: entry.type,
      installedCapacity: entry.installedCapacity ?? null,
      annualForecastCapacity: entry.annualForecastCapacity ?? null,
      outputPower: entry.outputPower ?? null,
      lifetime: entry.lifetime ?? null,
    })),
    currentProjectStatus: project.currentProjectStatus,
    financialConditions: conditionsOf(project.financialConditions),
    startDate: project.startDate,
    endDate: project.endDate,
    energyProgrammer: project.energyProgrammer,
    deviationPayer: project.deviationPayer,
    additionalInformation: project.additionalInformation ?? '',
    isNegotiable: project.isNegotiable ?? true,
    isPublishedInMarketplace: project.isPublishedInMarketplace,
    documentations: project.documentations.flatMap(({ phase, files }) =>
      files.map(({ id, name, size }) => ({ id, name, size, group: phase })),
    ),
  };
}

const documentsOf = ({ documentations }: ProjectRecord) =>
  documentations.flatMap(({ phase, files }) => files.map(({ id, name }) => ({ id, name, phase })));

/** What differs between two versions, the documents included. */
export const changesOf = (before: ProjectRecord, after: ProjectRecord): Change[] => [
  ...changesBetween(before, after, projectTracked),
  { fieldName: 'documentations', oldValue: documentsOf(before), newValue: documentsOf(after) },
];

/** Chips choose technologies; what is known of those that stay is kept, entry by entry. */
export function withTechnologies(entries: readonly TechnologyValues[], chosen: readonly string[]): TechnologyValues[] {
  const kept = entries.filter(({ type }) => chosen.includes(type));
  const added = chosen.filter((type) => !kept.some((entry) => entry.type === type));
  return [...kept, ...added.map((type) => newTechnology(type as Technology))];
}

/** What a pricing type does not use is emptied, by path. */
export const clearedBy = (pricingType: string | null): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(clearedPricing(pricingType)).map(([name, blank]) => [`financialConditions.${name}`, blank]),
  );

const withoutBlanks = absentRemover(projectPayload);

export function payloadOf({ documentations, ...values }: ProjectValues): ProjectPayload {
  const groups = projectPhases.map((phase) => ({
    phase,
    fileIds: documentations.filter(({ group }) => group === phase).map(({ id }) => id),
  }));
  return withoutBlanks({
    ...values,
    documentations: groups.filter(({ fileIds }) => fileIds.length > 0),
  }) as ProjectPayload;
}

const checkPayload = checkWith(projectPayload);

export function checkValues(values: ProjectValues): FormErrors {
  const payload = payloadOf(values);
  return withOtherSides(checkPayload(payload), payload);
}

export const linksOfValues = (values: ProjectValues) => linksOf(payloadOf(values));
