// A bulk decision: one approval or rejection of many contracts, and what became of each.
import { z } from 'zod';
import { withRules } from '../fields/rules.ts';
import { comment, id } from '../fields/texts.ts';
import { bulkDecisions, decisionResults, mostDecided } from './bulk-decisions.ts';

/** A contract that is named twice is decided on once. A rejection says why. */
export const decisionRequest = withRules(
  z.strictObject({
    ids: z.array(id).min(1).max(mostDecided),
    /** Which version of each was read, in the order of the ids; without them, the present ones. */
    versions: z.array(z.int32().min(1)).max(mostDecided).optional(),
    decision: z.enum(bulkDecisions),
    comment: comment.optional(),
  }),
  ({ decision, comment: given, ids, versions }) => [
    ...(decision === 'reject' && given === undefined ? [{ path: ['comment'], key: 'error_comment' }] : []),
    ...(versions && versions.length !== ids?.length ? [{ path: ['versions'], key: 'error_invalid.versions' }] : []),
  ],
);
export type DecisionRequest = z.output<typeof decisionRequest>;

const decisionItem = z.object({
  /** Of the contract. */
  id: z.string(),
  /** The contract's: while it waits the present one, afterwards the one that it then got or kept; null for no contract. */
  status: z.string().nullable(),
  /** Why it was refused, as the call for one contract would say it. */
  code: z.string().optional(),
  result: z.enum(decisionResults),
  number: z.string().nullable(),
  name: z.string().nullable(),
  /** Its first party. */
  owner: z.string().nullable(),
});
export type DecisionItem = z.infer<typeof decisionItem>;

export const decisionSummary = z.object({
  id: z.string(),
  decision: z.enum(bulkDecisions),
  comment: z.string().nullable(),
  createdAt: z.string(),
  /** The administrator's name. */
  createdBy: z.string(),
  /** How many contracts have their result, and how many there are. */
  done: z.int(),
  of: z.int(),
  refused: z.int(),
});
export type DecisionSummary = z.infer<typeof decisionSummary>;

export const decisionRecord = decisionSummary
  .extend({
    /** In the order in which they were named. */
    items: z.array(decisionItem),
  })
  .meta({ id: 'ContractDecision' });
export type DecisionRecord = z.infer<typeof decisionRecord>;
