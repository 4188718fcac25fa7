// The state of the entity wizard: its fiscal number is checked against the registered ones, its people against its owner.
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorText, type FormErrors } from '../../../platform/api/form-errors.ts';
import { type RecordEditor, useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import type { DraftPlace } from '../../../ui/wizard/draft.ts';
import { checkValues, type LegalEntityValues } from './legal-entity-form.ts';

/** What the wizard knows of its entity besides its values. */
export interface EntityFacts {
  /** The creator of a new entity, the owner of an existing one. */
  ownerEmail: string;
  /** The entity's present number, which is not a duplicate of itself. */
  ownNumber?: { country: Country; fiscalNumber: string } | undefined;
}

interface EditorOptions extends EntityFacts {
  defaults: LegalEntityValues;
  draft: DraftPlace;
}

export interface LegalEntityEditor extends RecordEditor<LegalEntityValues> {
  ownerEmail: string;
  checkFiscalNumber: () => Promise<void>;
}

const keyOf = (country: Country, number: string) => `${country} ${normaliseFiscalNumber(country, number)}`;
const inUse = 'error_invalid.fiscal_number_in_database';

export function useLegalEntityEditor({ defaults, draft, ownerEmail, ownNumber }: EditorOptions): LegalEntityEditor {
  const { t } = useTranslation(['legalEntity', 'errorMessages']);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const takenNow = useRef(taken);
  takenNow.current = taken;

  const check = (values: LegalEntityValues): FormErrors => {
    const { country, fiscalNumber } = values;
    const isTaken = country !== null && takenNow.current.includes(keyOf(country, fiscalNumber));
    const errors = checkValues(values, ownerEmail);
    // For a representative, the general text ("in use") would not say who uses it.
    for (const path of Object.keys(errors)) {
      if (errors[path] === errorText('error_email_in_use')) errors[path] = t('representatives.repeated');
    }
    return { ...errors, ...(isTaken && { fiscalNumber: errorText(inUse) }) };
  };

  const editor = useRecordEditor({ defaults, draft, check });
  const { form, recheck } = editor;

  /** Checks the number's format for its country first, then whether it is free; an outdated answer is ignored. */
  const checkFiscalNumber = async () => {
    recheck('fiscalNumber');
    const { country, fiscalNumber } = form.getValues();
    if (!country || fiscalNumber.trim() === '') return;
    const key = keyOf(country, fiscalNumber);
    const number = normaliseFiscalNumber(country, fiscalNumber);
    if (!isFiscalNumber(country, number)) return;
    if (ownNumber && key === keyOf(ownNumber.country, ownNumber.fiscalNumber)) return;
    // Without an answer, the server checks on submission.
    const answer = await call(fiscalNumberApi.verify, { params: { country, number } }).catch(() => undefined);
    if (!answer?.existsInDatabase) return;
    takenNow.current = [...takenNow.current, key];
    setTaken(takenNow.current);
    recheck('fiscalNumber');
  };

  return { ...editor, ownerEmail, checkFiscalNumber };
}
