// How an energy contract ends before or at its term.
import { z } from 'zod';
import { withRules } from '../fields/rules.ts';
import { optionalText } from '../fields/texts.ts';
import { type EnergyContractStatus, inForceStatuses } from './energy-contract-status.ts';

/** The reasons that the form offers. */
export const terminationTypes = [
  'OTHER',
  'EXPIRATION_BY_LAPSE_OF_TIME',
  'UNILATERAL_TERMINATION',
  'TERMINATION_BY_MUTUAL_AGREEMENT',
] as const;
/** Older reasons are still accepted and shown. */
export const acceptedTerminationTypes = [
  ...terminationTypes,
  'CONVENIENCE',
  'DEFAULT',
  'FORCE_MAJEURE',
  'REGULATORY_CHANGES',
  'INSOLVENCY',
] as const;

/** Details are required where the reason itself says nothing. */
export const terminationReport = withRules(
  z.strictObject({ terminationType: z.enum(acceptedTerminationTypes), details: optionalText(500) }),
  ({ terminationType, details }) =>
    terminationType === 'OTHER' && !details?.trim() ? [{ path: ['details'], key: 'error_required.details' }] : [],
);

interface Ending {
  status: EnergyContractStatus;
  expectedEndDate: string;
}

/** Whether the contract still stands although its last day has passed: its first party is asked whether it lapsed. */
export const isPastEnd = ({ status, expectedEndDate }: Ending, today: string): boolean =>
  inForceStatuses.some((one) => one === status) && expectedEndDate < today;
