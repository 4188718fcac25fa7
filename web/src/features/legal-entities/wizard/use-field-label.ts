// The label of an entity wizard's field in the list of errors, by its path; a representative is named by number.
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../../records/fields/field-label.ts';

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['legalEntity', 'common']);
  const label = (path: string) => fieldLabel(path, { t, of: 'legal_entity' });
  return (path) => {
    const [first = '', second, third] = path.split('.');
    if (first === 'files') return t('common:field.documents');
    if (first === 'declaration') return t('legalEntity:declaration.title');
    if (second === undefined) return label(first);
    if (first !== 'representatives') return `${label(first)}, ${label(path)}`;
    const person = t('legalEntity:representatives.numbered', { number: Number(second) + 1 });
    return third ? `${person}, ${label(path)}` : person;
  };
}
