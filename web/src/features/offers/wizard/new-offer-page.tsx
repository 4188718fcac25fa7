// Creates a purchase offer in its wizard: empty, or with the data of another one.
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { call } from '../../../platform/api/call.ts';
import { NewItem } from '../../market/new-item.tsx';
import { offerEditing } from './offer-editing.ts';
import { newValues, valuesOf } from './offer-form.ts';
import { OfferWizard } from './offer-wizard.tsx';

async function namesLike(searchQuery: string): Promise<string[]> {
  const { items } = await call(offerApi.list, { query: { searchQuery, limit: 100 } });
  return items.map(({ name }) => name);
}

export const NewOfferPage = () => (
  <NewItem
    base="offers"
    editing={offerEditing}
    wizard={OfferWizard}
    emptyValues={newValues}
    copyOf={(offer, naming) => ({ ...valuesOf(offer), name: naming(offer.name) })}
    namesLike={namesLike}
    hasDocuments={false}
  />
);
