// The label of a field: the one of its kind of record if that has its own, else the common one.
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { fieldLabelKeys } from '@wattpact/domain/terms/field-labels';
import type { TFunction } from 'i18next';

export interface LabelWords {
  t: TFunction;
  /** The kind of record that has the field. */
  of: RecordKindName | undefined;
}

export const fieldLabel = (path: string, { t, of }: LabelWords): string => t(fieldLabelKeys(path, of));

/** `Tecnologias 2, Potência afeta`: a form field by its path, with the number of its list item. */
export function placedLabel(path: string, words: LabelWords): string {
  const parts = path.split('.');
  const place = parts.findIndex((part) => /^\d+$/.test(part));
  if (place < 1) return fieldLabel(path, words);
  const numbered = `${fieldLabel(parts.slice(0, place).join('.'), words)} ${Number(parts[place]) + 1}`;
  return place === parts.length - 1 ? numbered : `${numbered}, ${fieldLabel(path, words)}`;
}
