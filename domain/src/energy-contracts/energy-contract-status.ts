// What may be done to an energy contract, by whom, from which status. Owner is the first party.
import type { ActionTable } from '../access/actions.ts';
import { reviewActions, reviewStatuses } from '../access/review.ts';

export const energyContractStatuses = [...reviewStatuses, 'active', 'terminated', 'deleted'] as const;
export type EnergyContractStatus = (typeof energyContractStatuses)[number];

/** Approved, and not ended. */
export const inForceStatuses = ['approved', 'active'] as const;
/** In the public database. */
export const publicStatuses = [...inForceStatuses, 'terminated'] as const;
/** Of a contract whose amendment waits or was rejected; the version before it stays in force. */
export const amendedStatuses = ['pending_validation', 'rejected'] as const;
const standing = [...reviewStatuses, 'active', 'terminated'] as const;

export const energyContractActions = {
  edit: { by: ['contracting'], from: [...reviewStatuses, 'active'], to: 'pending_validation' },
  takeBackAmendment: { by: ['contracting'], from: amendedStatuses, whileAmended: true, to: 'approved' },
  terminate: [
    { by: ['contracting'], from: inForceStatuses, to: 'terminated' },
    { by: ['contracting'], from: amendedStatuses, whileAmended: true, to: 'terminated' },
  ],
  delete: { by: ['admin'], from: standing, to: 'deleted' },
  ...reviewActions<EnergyContractStatus>([], ['active']),
  viewHistory: { by: ['contracting', 'admin'], from: energyContractStatuses },
  viewInvoices: { by: ['contracting', 'admin'], from: energyContractStatuses },
} satisfies ActionTable<EnergyContractStatus>;
