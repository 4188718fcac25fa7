// What a first version starts with: the terms that the project or the purchase offer already names.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import type { Terms } from '../contract-terms/terms-form.ts';

/** The version that the next one follows. */
export interface Newest {
  version: number;
  terms: Terms;
}

/** What a version is written from. */
export interface Base {
  /** What the form starts with: those of the newest version, of another one that was chosen, or of the item. */
  terms: Terms;
  /** Undefined when there is none yet. */
  newest: Newest | undefined;
}

const longestName = 100;

export function termsOfProject(project: ProjectRecord): Terms {
  const { designation, location, technologies, currentProjectStatus, financialConditions, energyProgrammer } = project;
  const { contractStructure, pricingType, price, indexingType, indexingPercentage, hasWarranties } =
    financialConditions;
  const { totalPurchasedCapacity, maximumAmountEnergyAllowed } = financialConditions;
  return {
    name: `PPA ${designation}`.slice(0, longestName),
    location,
    technologies,
    currentProjectStatus,
    financialConditions: {
      // One of several must be agreed on.
      contractStructure: contractStructure.length === 1 ? contractStructure[0] : undefined,
      pricingType,
      price,
      indexingType,
      indexingPercentage,
      totalPurchasedCapacity,
      maximumAmountEnergyAllowed,
      hasWarranties,
    },
    expectedStartDate: project.startDate,
    expectedEndDate: project.endDate,
    responsibleForEnergyProgramming: energyProgrammer,
    additionalInformation: project.additionalInformation,
  };
}

export const termsOfOffer = (offer: OfferRecord): Terms => ({
  name: `PPA ${offer.name}`.slice(0, longestName),
  ...(offer.country && { location: { country: offer.country } }),
  technologies: (offer.technologies ?? []).map((type) => ({ type })),
  financialConditions: {
    contractStructure: offer.contractStructure,
    pricingType: offer.pricingType,
    price: offer.price,
    totalPurchasedCapacity: offer.totalPurchasedCapacity,
    hasWarranties: offer.hasWarranties,
  },
  additionalInformation: offer.additionalInformation,
});
