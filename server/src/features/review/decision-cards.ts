// The calls of the administrators' decisions, the same for every reviewed kind; each answers the changed record.
import type { reviewCalls, undoCall } from '@wattpact/domain/calls/review-calls';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { approve, reject, undoDecision, updateStatus } from './review-service.ts';
import type { ReviewedKind } from './reviewed-kind.ts';

type Calls<Row extends z.ZodType> = Pick<
  ReturnType<typeof reviewCalls<string, z.ZodType, Row, z.ZodType>>,
  'approve' | 'reject' | 'setStatus'
>;

export function registerDecisions<Content, Row extends z.ZodType>(
  app: FastifyInstance,
  decisions: Calls<Row>,
  kind: ReviewedKind<Content>,
  get: (context: Context, id: string) => Promise<z.output<Row>>,
): void {
  // `get` returns the record of whatever kind it is.
  const calls: Calls<z.ZodType> = decisions;
  route(app, calls.approve, async ({ params, body }, context) => {
    await approve(context, kind, params.id, body);
    return get(context, params.id);
  });
  route(app, calls.reject, async ({ params, body }, context) => {
    await reject(context, kind, params.id, body);
    return get(context, params.id);
  });
  route(app, calls.setStatus, async ({ params, body }, context) => {
    await updateStatus(context, kind, params.id, params.status, body);
    return get(context, params.id);
  });
}

/** The administrator's own decision, taken back within some seconds. */
export function registerUndo<Content, Row extends z.ZodType>(
  app: FastifyInstance,
  undo: ReturnType<typeof undoCall<string, Row>>,
  kind: ReviewedKind<Content>,
  get: (context: Context, id: string) => Promise<z.output<Row>>,
): void {
  const call: ReturnType<typeof undoCall<string, z.ZodType>> = undo;
  route(app, call, async ({ params }, context) => {
    await undoDecision(context, kind, params.id);
    return get(context, params.id);
  });
}
