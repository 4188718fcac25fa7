// The calls about the duty to register, and its shape in a contract's record.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { location } from '../terms/energy-terms.ts';
import { commercialTerms, contractConditions, energyContractShape, secondParty } from './energy-contract.ts';
import {
  type Registration,
  registrationCriteria,
  registrationNotices,
  registrationReasons,
  registrationResults,
} from './registration-duty.ts';

const result = z.enum(registrationResults);

export const registrationRecord = z
  .object({
    /** Whether the duty applies; UNKNOWN where it cannot be told. Never whether it was fulfilled. */
    duty: result,
    criteria: z.array(
      z.object({
        criterion: z.enum(registrationCriteria),
        result,
        reason: z.enum(registrationReasons),
        /** What was compared: the delivery, the term as an ISO 8601 interval, MW, MWh a year, the deciding country. */
        value: z.union([z.string(), z.number()]).nullable(),
      }),
    ),
    signedAt: z.string().nullable(),
    /** Null without a signature, and for one from before the duty began. */
    deadline: z.string().nullable(),
    /** The five working days after the signature; none where there is no deadline. */
    countedDays: z.array(z.string()),
    /** When the contract was handed in here, which stops the clock. */
    handedInAt: z.string().nullable(),
    /** Calendar days from the deadline to the handing in, or to today. */
    daysLate: z.int().nullable(),
    notices: z.array(z.enum(registrationNotices)),
  })
  .meta({ id: 'Registration' }) satisfies z.ZodType<Registration>;

/** A contract as far as it is known: nothing is required, and what is given is checked field by field. */
const knownTerms = energyContractShape.partial().extend({
  secondPartyFiscalInfo: secondParty.partial().optional(),
  location: location.partial().optional(),
  financialConditions: contractConditions.partial().optional(),
  commercialTerms: commercialTerms.partial().optional(),
});
export type KnownContractTerms = z.infer<typeof knownTerms>;

/** What the due list names: a negotiation whose contract is not registered, or a rejected contract. */
export const dueKinds = ['negotiation', 'energy_contract'] as const;
export type DueKind = (typeof dueKinds)[number];

const dueRegistration = z.object({
  kind: z.enum(dueKinds),
  id: z.string(),
  name: z.string(),
  signedAt: z.string(),
  deadline: z.string(),
  /** Calendar days from today; negative when the deadline has passed. */
  daysLeft: z.int(),
});
export type DueRegistration = z.infer<typeof dueRegistration>;

export const registrationApi = {
  test: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/registration-test',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Whether the duty to register would apply to these terms, and until when; changes nothing',
    body: knownTerms,
    answer: registrationRecord,
  }),
  due: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/due',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      "What is to be registered, soonest first, where the duty applies or may: the caller's negotiations with a signature date and no contract, and contracts that were rejected before the deadline; empty without CONTRACTING in an entity",
    answer: z.array(dueRegistration),
  }),
};
