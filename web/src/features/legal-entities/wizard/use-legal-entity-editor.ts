// The state of the entity wizard: its fiscal number is checked against the registered ones, its people against its owner.
import { isFiscalNumber, normaliseFiscalNumber } from '@wattpact/domain/fiscal-numbers/fiscal-number';
import { fiscalNumberApi } from '@wattpact/domain/fiscal-numbers/fiscal-number-api';
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorText, type FormErrors } from '../../../platform/api/form-errors.ts';
import { useSession } from '../../../platform/session/session.ts';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { type RecordEditor, useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { checkValues, type LegalEntityValues } from './legal-entity-form.ts';
import { type Suggestion, useCompanySuggestion } from './use-company-suggestion.ts';

export type LegalEntityRecordForm = RecordForm<LegalEntityRecord, LegalEntityPayload, LegalEntityValues>;

export interface LegalEntityEditor extends RecordEditor<LegalEntityValues> {
  /** The creator of a new entity, the owner of an existing one. */
  ownerEmail: string;
  checkFiscalNumber: () => Promise<void>;
  /** What an outside register of companies said of the number. */
  suggestion: Suggestion | undefined;
}

const keyOf = (country: Country, number: string) => `${country} ${normaliseFiscalNumber(country, number)}`;
const inUse = 'error_invalid.fiscal_number_in_database';

function useOwnerEmail(stored: LegalEntityRecord | undefined): string {
  const user = useSession();
  return stored ? (stored.employees.find(({ isOwner }) => isOwner)?.email ?? '') : user.email;
}

export function useLegalEntityEditor(record: LegalEntityRecordForm): LegalEntityEditor {
  const stored = record.conflict?.base;
  const ownerEmail = useOwnerEmail(stored);
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

  const editor = useRecordEditor(record, check);
  const { form, recheck } = editor;
  const { suggestion, suggest } = useCompanySuggestion(form);

  /** Checks the number's format for its country first, then whether it is free; an outdated answer is ignored. */
  const checkFiscalNumber = async () => {
    recheck('fiscalNumber');
    const { country, fiscalNumber } = form.getValues();
    if (!country || fiscalNumber.trim() === '') return;
    const key = keyOf(country, fiscalNumber);
    const number = normaliseFiscalNumber(country, fiscalNumber);
    if (!isFiscalNumber(country, number)) return;
    // Its present number is not a duplicate of itself.
    if (stored && key === keyOf(stored.country, stored.fiscalNumber)) return;
    // Without an answer, the server checks on submission.
    const answer = await call(fiscalNumberApi.verify, { params: { country, number } }).catch(() => undefined);
    if (answer && !answer.existsInDatabase && !stored) await suggest(country, number);
    if (!answer?.existsInDatabase) return;
    takenNow.current = [...takenNow.current, key];
    setTaken(takenNow.current);
    recheck('fiscalNumber');
  };

  return { ...editor, ownerEmail, checkFiscalNumber, suggestion };
}
