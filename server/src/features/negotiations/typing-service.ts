// Who is typing in a negotiation: passed on to the open pages of both sides and stored nowhere.
import { allowedActions } from '@wattpact/domain/access/actions';
import { typingSaid } from '@wattpact/domain/negotiations/negotiation';
import { type TypingNews, typingEveryMs } from '@wattpact/domain/negotiations/negotiation-news';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import { notifyRealtime } from '../../platform/events/notify.ts';
import type { SocketEvent } from '../../platform/realtime/socket-events.ts';
import { acted, isOpenTo, partiesOf } from './negotiation-access-service.ts';
import { findNegotiation } from './negotiation-queries.ts';

export const typingEvent: SocketEvent = {
  everyMs: typingEveryMs,
  handle: async (said, { actor, socketId, platform: { db } }) => {
    const { data } = typingSaid.safeParse(said);
    const negotiation = data && (await findNegotiation(db, actor, data.negotiationId));
    if (!negotiation || !isOpenTo(negotiation, actor)) return;
    if (!allowedActions(negotiationActions, actor, acted(negotiation)).includes('write')) return;
    const payload: TypingNews = { negotiationId: negotiation.id, userId: actor.id, name: actor.displayName };
    await notifyRealtime(db, { to: { entities: partiesOf(negotiation) }, except: socketId, event: 'typing', payload });
  },
};
