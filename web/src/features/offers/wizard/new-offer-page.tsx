// Creates a purchase offer in its wizard.
import { NewRecord } from '../../../records/edit/new-record.tsx';
import { ContractingGate } from '../../market/contracting-gate.tsx';
import { offerEditing } from './offer-editing.ts';
import { newValues } from './offer-form.ts';
import { OfferWizard } from './offer-wizard.tsx';

export function NewOfferPage() {
  return (
    <ContractingGate base="offers">
      {(entityId) => (
        <NewRecord editing={offerEditing}>
          {(form) => <OfferWizard {...form} defaults={newValues(entityId)} />}
        </NewRecord>
      )}
    </ContractingGate>
  );
}
