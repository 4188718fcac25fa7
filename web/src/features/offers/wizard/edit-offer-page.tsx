// Edits a purchase offer in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { offerEditing } from './offer-editing.ts';
import { OfferWizard } from './offer-wizard.tsx';

export function EditOfferPage() {
  return (
    <EditedRecord editing={offerEditing}>
      {({ buyerLegalEntity: { id, fiscalInfo } }, form) => (
        <OfferWizard {...form} buyer={{ id, name: fiscalInfo.name }} />
      )}
    </EditedRecord>
  );
}
