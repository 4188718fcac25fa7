// A term by its path: what it is called, and what a version says of it, in the reader's language.
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { valueWords } from '../history/value-words.ts';

export function useTermWords(): {
  nameOf: (field: TermField) => string;
  saidOf: (field: TermField, value: unknown) => string;
} {
  const { t } = useTranslation(['common', 'legalEntity', 'energyContracts']);
  const formats = useFormats();
  const last = (field: TermField) => field.split('.').at(-1) ?? field;
  return {
    nameOf: (field) => t(`common:field.${last(field)}` as never),
    saidOf: (field, value) => valueWords(last(field), value, { t, formats }),
  };
}

/** The term's row on the page of a version. */
export const placeOf = (field: TermField): string => `term-${field}`;
