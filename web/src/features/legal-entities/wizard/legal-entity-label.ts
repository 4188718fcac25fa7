// The label of an entity wizard's field in the list of errors; a representative is named by number.
import { fieldLabel, type LabelWords } from '../../../records/fields/field-label.ts';

export function legalEntityLabel(path: string, words: LabelWords): string {
  const { t } = words;
  const label = fieldLabel(path, words);
  const [first = '', second, third] = path.split('.');
  if (first === 'files') return t('common:field.documents');
  if (first === 'declaration') return t('legalEntity:declaration.title');
  if (second === undefined) return label;
  if (first !== 'representatives') return `${fieldLabel(first, words)}, ${label}`;
  const person = t('legalEntity:representatives.numbered', { number: Number(second) + 1 });
  return third ? `${person}, ${label}` : person;
}
