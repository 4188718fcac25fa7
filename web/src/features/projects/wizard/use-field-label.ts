// The label of a project wizard's field in the list of errors, by its path; a technology is named by its type.
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../../records/fields/field-label.ts';
import type { TechnologyValues } from '../../contract-terms/technology-values.ts';

export function useFieldLabel(technologies: readonly TechnologyValues[]): (path: string) => string {
  const { t } = useTranslation(['projects', 'common']);
  const words = { t, of: 'project' } as const;
  return (path) => {
    const [first = '', place, name] = path.split('.');
    if (first !== 'technologies' && first !== 'documentations') return fieldLabel(path, words);
    const technology = name === undefined ? undefined : technologies[Number(place)];
    return technology
      ? `${t(`common:technology.${technology.type}`)}, ${fieldLabel(path, words)}`
      : fieldLabel(first, words);
  };
}
