// The calls about negotiations and their messages, and what their pages say over the socket.
import type { Checked } from '@wattpact/domain/api/api-call';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { registerSocketEvent } from '../../platform/realtime/socket-events.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { canSeeMessage, getThread, permitWriting, readThread, sendMessage } from './message-service.ts';
import { listNegotiations } from './negotiation-list-queries.ts';
import { recordOf, summaryOf } from './negotiation-record.ts';
import { cancelNegotiation, muteNegotiation, openNegotiation, permitOpening } from './negotiation-service.ts';
import { typingEvent } from './typing-service.ts';

export function registerNegotiations(app: FastifyInstance): void {
  registerFileOwner('message', { canSee: canSeeMessage });
  registerSocketEvent('typing', typingEvent);
  route(app, negotiationApi.list, async ({ query }, { db, actor }) =>
    mapPage(await listNegotiations(db, actor, query), (negotiation) => ({
      ...summaryOf(negotiation, actor),
      lastMessage: negotiation.lastMessage,
      lastTemplate: negotiation.lastTemplate,
    })),
  );
  const opening = async ({ body }: Checked<typeof negotiationApi.create>, context: RequestContext) => {
    const { isNew, negotiation } = await openNegotiation(context, body);
    if (!isNew) context.reply.code(200);
    return negotiation;
  };
  route(app, negotiationApi.create, opening, { permit: ({ body }, context) => permitOpening(context, body) });
  route(app, negotiationApi.get, ({ params }, context) => recordOf(context, params.id));
  route(app, negotiationApi.messages, ({ params, query }, context) => getThread(context, params.id, query));
  route(app, negotiationApi.send, ({ params, body }, context) => sendMessage(context, params.id, body), {
    permit: ({ params }, context) => permitWriting(context, params.id),
  });
  route(app, negotiationApi.read, ({ params }, context) => readThread(context, params.id));
  route(app, negotiationApi.mute, ({ params, body }, context) => muteNegotiation(context, params.id, body.muted));
  route(app, negotiationApi.cancel, ({ params }, context) => cancelNegotiation(context, params.id));
}
