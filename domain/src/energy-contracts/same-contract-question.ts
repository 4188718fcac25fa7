// What is asked about a contract before it is handed in, and what its company is told.
import { z } from 'zod';
import { id } from '../fields/texts.ts';
import { contractConditions, energyContractShape, secondParty } from './energy-contract.ts';
import { namedContract } from './named-contract.ts';

/** At most so many are named; who has more of them has another problem. */
export const mostSameContracts = 5;

export const sameContractQuestion = energyContractShape
  .pick({
    firstPartyLegalEntityId: true,
    roleInEnergyContract: true,
    contractSignatureDate: true,
    expectedStartDate: true,
    expectedEndDate: true,
    location: true,
    technologies: true,
  })
  .extend({
    secondPartyFiscalInfo: secondParty.pick({ country: true, fiscalNumber: true }),
    financialConditions: contractConditions.pick({ totalPurchasedCapacity: true, contractStructure: true }),
    /** The contract that is being edited, which is not its own repetition. */
    energyContractId: id.optional(),
  });
export type SameContractQuestion = z.infer<typeof sameContractQuestion>;

export const sameContractsFound = z
  .object({
    /** Those that the caller may open. */
    contracts: z.array(namedContract),
    /** There are others, of which the caller is told no more. */
    areOthers: z.boolean(),
  })
  .meta({ id: 'SameContracts' });
export type SameContractsFound = z.infer<typeof sameContractsFound>;
