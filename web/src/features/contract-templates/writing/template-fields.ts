// The validation of a version's terms, and the field names in the list of errors.
import { templatePayload } from '@wattpact/domain/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../../platform/api/form-errors.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { placedLabel } from '../../../records/fields/field-label.ts';
import { linkedFaults, withOtherSides } from '../../contract-terms/linked-faults.ts';
import { type TermsValues, termsPayloadOf } from '../../contract-terms/terms-form.ts';

const check = checkWith(templatePayload);

export function checkTerms(values: TermsValues): FormErrors {
  const payload = termsPayloadOf(values);
  return withOtherSides(check(payload), payload);
}

export const linkedTerms = linkedFaults(termsPayloadOf);

/** `technologies.0.installedCapacity` reads `Tecnologias 1, Potência afeta`. */
export function useTermsLabel(): (path: string) => string {
  const { t } = useTranslation(['energyContracts', 'common']);
  return (path) => placedLabel(path, { t, of: 'energy_contract' });
}
