// Edits a purchase offer in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { offerEditing } from './offer-editing.ts';
import { OfferWizard } from './offer-wizard.tsx';

export const EditOfferPage = () => <EditedRecord editing={offerEditing} wizard={OfferWizard} />;
