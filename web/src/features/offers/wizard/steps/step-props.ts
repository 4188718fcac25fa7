// The props of every step of the wizard.
import type { RecordEditor } from '../../../../records/edit/use-record-editor.ts';
import type { OfferValues } from '../offer-form.ts';

export interface OfferStepProps {
  editor: RecordEditor<OfferValues>;
}
