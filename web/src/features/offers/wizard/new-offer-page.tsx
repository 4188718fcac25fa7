// Creates a purchase offer in its wizard.
import { NewRecord } from '../../../records/edit/new-record.tsx';
import { ContractingGate } from '../../market/contracting-gate.tsx';
import { offerEditing } from './offer-editing.ts';
import { newValues } from './offer-form.ts';
import { OfferWizard } from './offer-wizard.tsx';

export const NewOfferPage = () => (
  <ContractingGate base="offers">
    {(entityId) => <NewRecord editing={offerEditing} defaults={newValues(entityId)} wizard={OfferWizard} />}
  </ContractingGate>
);
