// The initial values of a first version: the terms that the project or the purchase offer already has.
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectSections } from '@wattpact/domain/projects/project-sections';
import { leafOf } from '@wattpact/domain/terms/field-kinds';
import { pathsFor, type Section } from '@wattpact/domain/terms/sections';
import { valueAt } from '../../../records/fields/field-text.ts';
import type { Terms } from '../../contract-terms/terms-form.ts';

/** The version before the new one. */
export interface Newest {
  version: number;
  terms: Terms;
}

/** The source of a new version. */
export interface Base {
  /** The initial values of the form: from the newest version, from another chosen version, or from the item. */
  terms: Terms;
  /** Undefined when there is none yet. */
  newest: Newest | undefined;
}

const longestName = 100;

const termPaths = pathsFor(termSections, 'page');

/** The item's value for a term. */
function sharedTerms(item: unknown, sections: readonly Section[]): Terms {
  const shared: Record<string, unknown> = {};
  for (const path of pathsFor(sections, 'page')) {
    const [term, value] = [termPaths.find((one) => leafOf(one) === leafOf(path)), valueAt(item, path)];
    if (term === undefined || value === undefined) continue;
    const [group = '', name] = term.split('.');
    shared[group] = name === undefined ? value : { ...(shared[group] as object), [name]: value };
  }
  return shared;
}

/** The item may offer several structures; the contract needs exactly one. */
export function termsOfProject(project: ProjectRecord): Terms {
  const { contractStructure } = project.financialConditions;
  const terms = sharedTerms(project, projectSections);
  return {
    ...terms,
    name: `PPA ${project.designation}`.slice(0, longestName),
    financialConditions: {
      ...terms.financialConditions,
      contractStructure: contractStructure.length === 1 ? contractStructure[0] : undefined,
    },
    expectedStartDate: project.startDate,
    expectedEndDate: project.endDate,
    responsibleForEnergyProgramming: project.energyProgrammer,
  };
}

export const termsOfOffer = (offer: OfferRecord): Terms => ({
  ...sharedTerms(offer, offerSections),
  name: `PPA ${offer.name}`.slice(0, longestName),
  technologies: (offer.technologies ?? []).map((type) => ({ type })),
});
