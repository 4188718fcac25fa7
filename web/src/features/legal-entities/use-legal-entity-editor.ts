// The state of the entity wizard: fields that are checked when they are left, and the fiscal number against what is registered.

import type { UseFormReturnType } from '@mantine/form';
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { errorText, type FormErrors } from '../../platform/api/form-errors.ts';
import { groupOfField } from '../../records/fields/field-group.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { recheckFields } from '../../ui/wizard/recheck-fields.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import { checkValues, type LegalEntityValues } from './legal-entity-form.ts';

interface EditorOptions {
  defaults: LegalEntityValues;
  draft: DraftPlace;
  /** The creator of a new entity, the owner of a present one. */
  ownerEmail: string;
  /** The number that the entity has already: nobody else's. */
  ownNumber?: { country: Country; fiscalNumber: string } | undefined;
}

export interface LegalEntityEditor {
  form: UseFormReturnType<LegalEntityValues>;
  kept: WizardStart | undefined;
  ownerEmail: string;
  check: (values: LegalEntityValues) => FormErrors;
  /** The props of a field; a filled one is checked when it is left. */
  field: (path: string) => ReturnType<UseFormReturnType<LegalEntityValues>['getInputProps']>;
  /** Checks filled fields again, because another one decides what they may hold. */
  recheck: (...paths: string[]) => void;
  checkFiscalNumber: () => Promise<void>;
}

const keyOf = (country: Country, number: string) => `${country} ${normaliseFiscalNumber(country, number)}`;
const inUse = 'error_invalid.fiscal_number_in_database';

export function useLegalEntityEditor({ defaults, draft, ownerEmail, ownNumber }: EditorOptions): LegalEntityEditor {
  const { t } = useTranslation(['legalEntity', 'errorMessages']);
  const { form, kept } = useWizardForm({ defaults, draft, groupOf: groupOfField });
  const [taken, setTaken] = useState<readonly string[]>([]);
  const takenNow = useRef(taken);
  takenNow.current = taken;

  const check = (values: LegalEntityValues): FormErrors => {
    const { country, fiscalNumber } = values;
    const isTaken = country !== null && takenNow.current.includes(keyOf(country, fiscalNumber));
    const errors = checkValues(values, ownerEmail);
    // Of a representative the general text ("in use") would not say by whom.
    for (const path of Object.keys(errors)) {
      if (errors[path] === errorText('error_email_in_use')) errors[path] = t('representatives.repeated');
    }
    return { ...errors, ...(isTaken && { fiscalNumber: errorText(inUse) }) };
  };

  const recheck = (...paths: string[]) => recheckFields(form, check, paths);

  /** Valid in its country first, then free; an answer that a further change has overtaken says nothing. */
  const checkFiscalNumber = async () => {
    recheck('fiscalNumber');
    const { country, fiscalNumber } = form.getValues();
    if (!country || fiscalNumber.trim() === '') return;
    const key = keyOf(country, fiscalNumber);
    const number = normaliseFiscalNumber(country, fiscalNumber);
    if (!isFiscalNumber(country, number)) return;
    if (ownNumber && key === keyOf(ownNumber.country, ownNumber.fiscalNumber)) return;
    // Without an answer the server checks when the form is sent.
    const answer = await call(fiscalNumberApi.verify, { params: { country, number } }).catch(() => undefined);
    if (!answer?.existsInDatabase) return;
    takenNow.current = [...takenNow.current, key];
    setTaken(takenNow.current);
    recheck('fiscalNumber');
  };

  const field: LegalEntityEditor['field'] = (path) => ({
    ...form.getInputProps(path),
    onBlur: () => recheck(path),
  });

  return { form, kept, ownerEmail, check, field, recheck, checkFiscalNumber };
}
