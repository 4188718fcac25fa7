// A case: a record that waits for an administrator. One of them may take it, and all of them write notes on it.
import { z } from 'zod';
import { bulkDecisions } from '../contract-decisions/bulk-decisions.ts';
import { comment, text } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';
import { caseKinds, decisionTextKinds, longestNote } from './case-kinds.ts';

export const caseParams = z.strictObject({ kind: z.enum(caseKinds), id: z.string() });

/** Who works on it, and what comes after it. */
export const caseState = z.object({
  /** The administrator who has taken it, while the time lasts. */
  holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  until: z.string().nullable(),
  /** Whether the holder is the caller. */
  isMine: z.boolean(),
  /** The record of this kind that has waited longest, besides this one and those that somebody else has taken. */
  next: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type CaseState = z.infer<typeof caseState>;

export const newNote = z.strictObject({ text: text(1, longestNote) });

export const internalNote = z.object({
  id: z.string(),
  text: z.string(),
  /** The administrator's name. */
  author: z.string(),
  createdAt: z.string(),
});
export type InternalNote = z.infer<typeof internalNote>;

/** A comment that administrators use again, for one kind of record, decision and language. */
export const newDecisionText = z.strictObject({
  kind: z.enum(decisionTextKinds),
  decision: z.enum(bulkDecisions),
  language: z.enum(languages),
  text: comment,
});
export type NewDecisionText = z.infer<typeof newDecisionText>;

export const decisionText = newDecisionText.extend({ id: z.string(), version: z.int(), updatedAt: z.string() });
export type DecisionText = z.infer<typeof decisionText>;
