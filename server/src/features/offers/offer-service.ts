// The rules of purchase offers beyond those that they share with projects.

import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { OfferContent, OfferPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord, OfferRow } from '@wattpact/domain/offers/offer-api';
import { offerColumns } from '@wattpact/domain/offers/offer-columns';
import { type OfferStatus, visibleOfferStatuses } from '@wattpact/domain/offers/offer-status';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { itemClosed } from '../market/market-events.ts';
import type { MarketRow } from '../market/market-kind.ts';
import { closeItem, type ListOf, listApproved, listItems, lockItem, sourceOf } from '../market/market-queries.ts';
import { answerFields, createItem, editItem, getItem, type ItemInput } from '../market/market-service.ts';
import { recordView } from '../views/view-service.ts';
import { offerKind } from './offer-kind.ts';

const inputOf = ({
  buyerLegalEntityId,
  isPublishedInMarketplace,
  ...content
}: OfferPayload): ItemInput<OfferContent> => ({
  ownerId: buyerLegalEntityId,
  isPublished: isPublishedInMarketplace,
  content,
});

const rowOf = (context: Context, row: MarketRow<OfferContent>): OfferRow => ({
  ...row.content,
  ...answerFields(context, offerKind, row),
  status: row.status as OfferStatus,
  buyerLegalEntityId: row.owner.id,
  buyerLegalEntity: row.owner,
});

export async function listOffers(context: Context, query: ListQuery, which: ListOf): Promise<Page<OfferRow>> {
  return mapPage(await listItems(context, offerKind, query, which), (row) => rowOf(context, row));
}

/** @throws 409 when the list is too long for the format, 429 */
export function exportOffers(context: RequestContext, query: ExportQuery, which: ListOf): Promise<void> {
  const source = sourceOf(context.actor, offerKind, query, which);
  const titleKey = `offers:title.${which === 'own' ? 'own' : 'market'}`;
  const present = (row: MarketRow<OfferContent>) => rowOf(context, row);
  return sendExport(context, { source, columns: offerColumns, titleKey, present }, query);
}

/** The caller's own approved offers, contracted ones included, because their contracts name them. */
export async function listApprovedOffers({ db, actor }: Context) {
  const rows = await listApproved(db, offerKind, actor, visibleOfferStatuses);
  return rows.map(({ id, ownerId, content }) => ({ id, name: content.name, buyerLegalEntityId: ownerId }));
}

/** @throws 403, 404 */
export async function getOffer(context: Context, id: string): Promise<OfferRecord> {
  const row = await getItem(context, offerKind, id);
  return { ...rowOf(context, row), ...(row.history && { history: row.history }) };
}

/** The offer for a person who opens it; a view is recorded unless they own it. */
export async function openOffer(context: RequestContext, id: string): Promise<OfferRecord> {
  const offer = await getOffer(context, id);
  recordView(context, 'offer', id, offer.buyerLegalEntityId);
  return offer;
}

/** The owning entity's rights are checked before (`requireActingEntity`). */
export async function createOffer(context: Context, payload: OfferPayload): Promise<OfferRecord> {
  const input = { ...inputOf(payload), status: 'pending_validation', action: 'created' };
  return getOffer(context, await createItem(context, 'offer', input));
}

/** @throws 400, 403, 404, 409, 412 */
export async function editOffer(context: Context, id: string, payload: OfferPayload): Promise<OfferRecord> {
  await editItem(context, offerKind, id, inputOf(payload), { ownerPath: 'buyerLegalEntityId' });
  return getOffer(context, id);
}

/** A contract came from the offer: unless it allows several, it is closed and leaves the marketplace. */
export async function markContracted(context: Context, offerId: string): Promise<void> {
  const { db, now } = context;
  const offer = await lockItem<OfferContent>(db, { kind: 'offer', id: offerId });
  if (!offer || offer.content.allowMultipleEnergyContracts || offer.negotiationStatus === 'CLOSED') return;
  const item = { kind: 'offer', id: offerId } as const;
  await closeItem(db, item, undefined, now);
  await recordEvent(context, {
    recordKind: 'offer',
    recordId: offerId,
    ownerId: offer.ownerId,
    action: 'closed',
    status: 'closed',
    data: { name: offer.name },
  });
  await itemClosed.raise(context, item);
}
