// What a field of the entity wizard is called in the list of errors, by its path.
import { useTranslation } from 'react-i18next';

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['legalEntity', 'common']);
  return (path) => {
    const [first = '', second, third] = path.split('.');
    if (first === 'files') return t('common:field.documents');
    if (first === 'declaration') return t('legalEntity:declaration.title');
    if (second === undefined) return t(`common:field.${first}`);
    if (first === 'representatives') {
      const person = t('legalEntity:representatives.numbered', { number: Number(second) + 1 });
      return third ? `${person}, ${t(`common:field.${third}`)}` : person;
    }
    return `${t(`common:field.${first}`)}, ${t(`common:field.${second}`)}`;
  };
}
