// What every step of the wizard gets.
import type { ItemEditor } from '../../market/use-item-editor.ts';
import type { OfferValues } from '../offer-form.ts';

export interface OfferStepProps {
  editor: ItemEditor<OfferValues>;
}
