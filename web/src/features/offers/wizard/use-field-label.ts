// The label of an offer wizard's field in the list of errors, by its path.
import { useTranslation } from 'react-i18next';
import { placedLabel } from '../../../records/fields/field-label.ts';

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['offers', 'common']);
  return (path) => placedLabel(path.startsWith('technologies') ? 'technologies' : path, { t, of: 'offer' });
}
