// Feedback to the operator, and the administrators' inbox of it.
import { supportApi } from '@wattpact/domain/support/support-api';
import type { FastifyInstance } from 'fastify';
import { found } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { findRequest, isSenderOf, listRequests } from './support-queries.ts';
import { answerRequest, requestRecordOf, sendFeedback, setClosed } from './support-service.ts';

export function registerSupport(app: FastifyInstance): void {
  route(app, supportApi.send, async ({ body }, context) => sendFeedback(context, body));
  route(app, supportApi.list, ({ query }, { db, actor }) => listRequests(db, actor, query));
  route(app, supportApi.get, async ({ params }, context) =>
    requestRecordOf(context, found(await findRequest(context.db, params.id))),
  );
  route(app, supportApi.answer, ({ params, body }, context) => answerRequest(context, params.id, body.text));
  route(app, supportApi.close, ({ params, body }, context) => setClosed(context, params.id, body.closed));
  // Feedback is never edited, so nobody deletes its files.
  registerFileOwner('support_feedback', { canSee: ({ db, actor }, id) => isSenderOf(db, id, actor.id) });
}
