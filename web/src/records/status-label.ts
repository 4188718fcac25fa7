// The label of a record's status, also in its history: in the gender of its kind if that has its own texts.
import { useTranslation } from 'react-i18next';

/** `texts`: the kind's namespace of texts. */
export function useStatusLabel(texts: string): (status: string) => string {
  const { t } = useTranslation([texts, 'common']);
  return (status) => t(`${texts}:status.${status}`, { defaultValue: t(`common:status.${status}`) });
}
