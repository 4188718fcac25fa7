// Feedback to the operator.
import { supportApi } from '@wattpact/domain/support/support';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { isSenderOf } from './support-queries.ts';
import { sendFeedback } from './support-service.ts';

export function registerSupport(app: FastifyInstance): void {
  route(app, supportApi.send, async ({ body }, context) => sendFeedback(context, body));
  // Feedback is never edited, so nobody deletes its files.
  registerFileOwner('support_feedback', { canSee: ({ db, actor }, id) => isSenderOf(db, id, actor.id) });
}
