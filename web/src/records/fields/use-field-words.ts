// The labels and formats for the fields of one kind of record, in the language of the page.
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { FieldWords } from './field-text.ts';

/** The kind's own namespace and those with labels of values. */
export function useFieldWords(of: RecordKindName): FieldWords {
  const { t } = useTranslation(['common', 'legalEntity', 'energyContracts', recordKinds[of].texts]);
  return { t, formats: useFormats(), of };
}
