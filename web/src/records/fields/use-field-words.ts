// The words with which the fields of one kind of record are told, in the language of the page.
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { FieldWords } from './field-text.ts';

/** Beside the kind's own texts those of the namespaces in which labels of values stand. */
export function useFieldWords(of: RecordKindName): FieldWords {
  const { t } = useTranslation(['common', 'legalEntity', 'energyContracts', recordKinds[of].texts]);
  return { t, formats: useFormats(), of };
}
