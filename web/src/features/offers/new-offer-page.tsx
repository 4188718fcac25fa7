// Creates a purchase offer in its wizard.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { call } from '../../platform/api/call.ts';
import { NewItem } from '../market/new-item.tsx';
import { newValues } from './offer-form.ts';
import { offerItem, offerKind } from './offer-kind.ts';
import { OfferWizard } from './offer-wizard.tsx';

const create = async (body: OfferPayload, idempotencyKey: string) =>
  offerItem(await call(offerApi.create, { body, idempotencyKey }));

export function NewOfferPage() {
  return (
    <NewItem kind={offerKind} create={create}>
      {(entityId, creator) => <OfferWizard {...creator} defaults={newValues(entityId)} />}
    </NewItem>
  );
}
