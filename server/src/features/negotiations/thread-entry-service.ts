// The entries of a thread: their ids and instants in one order, and what both sides hear of them at once.
import type { NegotiationNews, ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import { isCarried, notifyRealtime } from '../../platform/events/notify.ts';
import type { Context } from '../../platform/http/context.ts';
import { millisecondOf, newId } from '../../platform/ids.ts';
import { partiesOf } from './negotiation-access-service.ts';
import type { Negotiation } from './negotiation-queries.ts';

/**
 * Ids and instants order a thread alike: each entry comes at least a millisecond after the one before, whichever process
 * made it, whenever the call began that waited for the lock, and whatever the clock says.
 * @param previous the last entry of a locked negotiation
 */
export function nextEntry(now: Date, previous: string | null): { id: string; at: Date } {
  const at = previous === null ? now : new Date(Math.max(now.getTime(), millisecondOf(previous) + 1));
  return { id: newId(at), at };
}

/** What happens to an entry happens after it. */
export const notBefore = (now: Date, entryId: string): Date =>
  new Date(Math.max(now.getTime(), millisecondOf(entryId)));

type Meant = Pick<Negotiation, 'id' | 'ownerEntityId' | 'counterpartyEntityId'>;
type About = Omit<NegotiationNews, 'negotiationId'>;

/** For whoever of both sides has a page open. @param except the socket of a page that knows already */
function newsOf(negotiation: Meant, about: About, except?: string) {
  const payload: NegotiationNews = { negotiationId: negotiation.id, ...about };
  return { to: { entities: partiesOf(negotiation) }, except, event: 'negotiation_changed', payload };
}

/** Of a new message: the message itself, so that nobody asks for it; one too long for the channel is asked for. */
export function newsOfMessage({ fromSocket }: Pick<Context, 'fromSocket'>, negotiation: Meant, sent: SentNews) {
  const whole = newsOf(negotiation, { sent }, fromSocket);
  return isCarried(whole) ? whole : newsOf(negotiation, {}, fromSocket);
}

export const tellBothSides = ({ db }: Pick<Context, 'db'>, negotiation: Meant) =>
  notifyRealtime(db, newsOf(negotiation, {}));

/** Whoever has the thread open sees the mark. */
export const tellOfReading = (
  { db, fromSocket }: Pick<Context, 'db' | 'fromSocket'>,
  negotiation: Meant,
  read: ReadNews,
) => notifyRealtime(db, newsOf(negotiation, { read }, fromSocket));
