// The entries of a thread: one order for their ids and instants, and the socket messages to both sides.
import type { NegotiationNews, ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import { isCarried, notifyRealtime } from '../../platform/events/notify.ts';
import type { Context } from '../../platform/http/context.ts';
import { millisecondOf, newId } from '../../platform/ids.ts';
import { partiesOf } from './negotiation-access-service.ts';
import type { Negotiation } from './negotiation-queries.ts';

/**
 * Ids and instants sort a thread alike: each entry is at least a millisecond later than the one before, whichever
 * process creates it, however long the call waited for the lock, and whatever the clock says.
 * @param previous the last entry of a locked negotiation
 */
export function nextEntry(now: Date, previous: string | null): { id: string; at: Date } {
  const at = previous === null ? now : new Date(Math.max(now.getTime(), millisecondOf(previous) + 1));
  return { id: newId(at), at };
}

/** An event about an entry is dated after the entry. */
export const notBefore = (now: Date, entryId: string): Date =>
  new Date(Math.max(now.getTime(), millisecondOf(entryId)));

type Meant = Pick<Negotiation, 'id' | 'ownerEntityId' | 'counterpartyEntityId'>;
type About = Omit<NegotiationNews, 'negotiationId'>;

/** Sent to every open page of both sides. @param except the socket of a page that knows already */
function newsOf(negotiation: Meant, about: About, except?: string) {
  const payload: NegotiationNews = { negotiationId: negotiation.id, ...about };
  return { to: { entities: partiesOf(negotiation) }, except, event: 'negotiation_changed', payload };
}

/** Sends a new message itself, so that no page fetches it; a message too long for the channel is fetched. */
export function newsOfMessage({ fromSocket }: Pick<Context, 'fromSocket'>, negotiation: Meant, sent: SentNews) {
  const whole = newsOf(negotiation, { sent }, fromSocket);
  return isCarried(whole) ? whole : newsOf(negotiation, {}, fromSocket);
}

export const tellBothSides = ({ db }: Pick<Context, 'db'>, negotiation: Meant) =>
  notifyRealtime(db, newsOf(negotiation, {}));

/** Every page with the thread open gets the read mark. */
export const tellOfReading = (
  { db, fromSocket }: Pick<Context, 'db' | 'fromSocket'>,
  negotiation: Meant,
  read: ReadNews,
) => notifyRealtime(db, newsOf(negotiation, { read }, fromSocket));
