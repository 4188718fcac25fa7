// Last step: exactly what will be sent, for a last check.
import { FieldPapers } from '../../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { confirmedGroups } from '../../offer-items.tsx';
import { payloadOf } from '../offer-form.ts';
import type { OfferStepProps } from './step-props.ts';

interface ConfirmationStepProps extends OfferStepProps {
  buyerName: string | undefined;
}

export function ConfirmationStep({ editor: { form }, buyerName }: ConfirmationStepProps) {
  const words = useFieldWords('offer');
  const groups = confirmedGroups(payloadOf(form.values), words, buyerName);
  return <FieldPapers groups={groups} titleOf={(name) => words.t(`offers:section.${name}`)} />;
}
