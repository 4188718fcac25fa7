// Creates a purchase offer in its wizard: empty, or with the data of another one.
import { copyName } from '../../../records/edit/copy-name.ts';
import { NewItem } from '../../market/new-item.tsx';
import { offerEditing } from './offer-editing.ts';
import { newValues, valuesOf } from './offer-form.ts';
import { OfferWizard } from './offer-wizard.tsx';

export const NewOfferPage = () => (
  <NewItem
    base="offers"
    editing={offerEditing}
    wizard={OfferWizard}
    emptyValues={newValues}
    copyOf={(offer, nameOf) => ({ ...valuesOf(offer), name: copyName(offer.name, nameOf) })}
    hasDocuments={false}
  />
);
