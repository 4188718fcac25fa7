// The fields that a clause text may contain, in the reader's language.
import { useTranslation } from 'react-i18next';

export const groupOf = (path: string): string => (path.includes('.') ? path.slice(0, path.indexOf('.')) : 'contract');

/** Of these groups the field's own name says too little: the name of the seller, of the buyer. */
const named = ['seller', 'buyer', 'secondPartyFiscalInfo'];

export function usePlaceholderWords() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const groupLabel = (group: string) =>
    t(`energyContracts:drafts.group.${group}` as never, {
      defaultValue: t(`common:field.${group}` as never),
    }) as string;
  const fieldLabel = (path: string) => t(`common:field.${path.split('.').at(-1)}` as never) as string;
  /** On its own, outside its group. */
  const label = (path: string) =>
    named.includes(groupOf(path)) ? `${groupLabel(groupOf(path))}: ${fieldLabel(path)}` : fieldLabel(path);
  return { groupLabel, fieldLabel, label };
}
