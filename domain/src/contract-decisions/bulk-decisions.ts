// What a bulk decision may be, how many contracts it may name, and what becomes of each.

/** How many contracts one decision may name. */
export const mostDecided = 500;

export const bulkDecisions = ['approve', 'reject'] as const;
export type BulkDecision = (typeof bulkDecisions)[number];

export const decisionResults = ['waiting', 'decided', 'refused'] as const;
