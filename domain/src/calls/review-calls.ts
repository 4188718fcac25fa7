// The administrators' calls, which entities, projects, offers and contracts share.
import { z } from 'zod';
import { comment, recordParams } from '../fields/texts.ts';
import { pageOf } from '../filters/page.ts';
import { deletionQuery, historyEntry } from './record-schemas.ts';

/** An approval's comment is optional, a rejection's is not. */
export const decision = z.strictObject({ comment: comment.optional() });

export interface Decision {
  comment?: string | undefined;
  /** What the administrator has checked, of the kinds of records that have a list of it. */
  checklist?: string[] | undefined;
}
type DecisionBody<Body extends Decision = Decision> = z.ZodType<Body, Body>;

/** The body of a decision, with the list of checks where the kind has one. */
const withChecks = (body: z.ZodObject, checks: readonly string[]): z.ZodObject =>
  checks.length === 0 ? body : body.extend({ checklist: z.array(z.enum(checks)).max(checks.length).optional() });

interface Parts<Row, Record, Query> {
  row: Row;
  record: Record;
  query: Query;
  /** Plural noun for the summaries. */
  noun: string;
  /** What an administrator ticks beside the decision. */
  checks?: readonly string[];
}

/** List, record, history, decisions and status call under `/api/admin/<base>`. */
export const reviewCalls = <
  const Base extends string,
  Row extends z.ZodType,
  Record extends z.ZodType,
  Query extends z.ZodType,
>(
  base: Base,
  { row, record, query, noun, checks = [] }: Parts<Row, Record, Query>,
) => {
  const decided = withChecks(decision, checks) as z.ZodType as DecisionBody;
  const rejected = withChecks(z.strictObject({ comment }), checks) as z.ZodType as DecisionBody<
    Decision & { comment: string }
  >;
  const one = { access: 'admin', params: recordParams } as const;
  return {
    list: {
      method: 'GET',
      path: `/api/admin/${base}`,
      access: 'admin',
      status: 200,
      fromReplica: true,
      summary: `All ${noun}`,
      query,
      answer: pageOf(row),
    },
    get: {
      ...one,
      method: 'GET',
      path: `/api/admin/${base}/:id`,
      status: 200,
      summary: `One of the ${noun}, deleted ones too`,
      answer: record,
    },
    history: {
      ...one,
      method: 'GET',
      path: `/api/admin/${base}/:id/history`,
      status: 200,
      summary: `The history of one of the ${noun}, newest first`,
      answer: z.array(historyEntry),
    },
    approve: {
      ...one,
      method: 'POST',
      path: `/api/admin/${base}/:id/approve`,
      status: 200,
      summary: `Approves one of the ${noun}`,
      body: decided,
      answer: record,
      problems: [409],
      versioned: true,
    },
    reject: {
      ...one,
      method: 'POST',
      path: `/api/admin/${base}/:id/reject`,
      status: 200,
      summary: `Rejects one of the ${noun}`,
      body: rejected,
      answer: record,
      problems: [409],
      versioned: true,
    },
    setStatus: {
      method: 'PATCH',
      path: `/api/admin/${base}/:id/:status`,
      access: 'admin',
      status: 200,
      summary: `Sets the status of one of the ${noun}`,
      params: z.strictObject({ id: z.string(), status: z.string() }),
      body: decided,
      answer: record,
      problems: [400, 409],
      versioned: true,
    },
  } as const;
};

/** For kinds whose decisions can be taken back for some seconds. */
export const undoCall = <const Base extends string, Record extends z.ZodType>(
  base: Base,
  { record, noun }: Pick<Parts<unknown, Record, unknown>, 'record' | 'noun'>,
) =>
  ({
    method: 'POST',
    path: `/api/admin/${base}/:id/undo`,
    access: 'admin',
    status: 200,
    summary: `Takes back one's own decision on one of the ${noun} within some seconds; nobody is told of it`,
    params: recordParams,
    answer: record,
    problems: [409],
  }) as const;

/** The administrators' two-step deletion under `/api/admin/<base>/:id`. */
export const adminRemoveCall = <const Base extends string>(base: Base, noun: string) =>
  ({
    method: 'DELETE',
    path: `/api/admin/${base}/:id`,
    access: 'admin',
    status: 204,
    summary: `Deletes one of the ${noun}; the confirmed step goes through despite dependents`,
    params: recordParams,
    query: deletionQuery,
    problems: [409],
  }) as const;
