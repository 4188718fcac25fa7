// The label of a project wizard's field in the list of errors; a technology is named by its type.
import { fieldLabel, type LabelWords } from '../../../records/fields/field-label.ts';
import type { ProjectValues } from './project-form.ts';

export function projectLabel(path: string, words: LabelWords, { technologies }: ProjectValues): string {
  const [first = '', place, name] = path.split('.');
  if (first !== 'technologies' && first !== 'documentations') return fieldLabel(path, words);
  const technology = name === undefined ? undefined : technologies[Number(place)];
  return technology
    ? `${words.t(`common:technology.${technology.type}`)}, ${fieldLabel(path, words)}`
    : fieldLabel(first, words);
}
