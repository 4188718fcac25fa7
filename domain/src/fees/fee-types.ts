// What fees there are, how often they are paid, and after how many days they are due.

export const feeTypes = ['REGISTRATION', 'MODIFICATION', 'CELEBRATION', 'LATE_PAYMENT', 'EARLY_TERMINATION'] as const;
export type FeeType = (typeof feeTypes)[number];

/** A contract that came from a negotiation pays the fee for concluding it, any other the fee for registering it. */
export const feeTypeOf = ({ negotiationId }: { negotiationId?: string | undefined }): FeeType =>
  negotiationId === undefined ? 'REGISTRATION' : 'CELEBRATION';

export const periodicities = ['ONE_TIME_PAYMENT', 'MONTHLY', 'QUARTERLY', 'ANNUALLY', 'BI_ANNUALLY'] as const;
export const paymentDeadlines = [1, 3, 7, 15, 30, 60, 90, 120, 150, 180] as const;
