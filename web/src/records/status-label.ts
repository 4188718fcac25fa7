// The label of a record's status, and of an entry of its history: in the gender of its kind where that has its own.
import { useTranslation } from 'react-i18next';

/** `texts`: the kind's namespace of texts. */
export function useStatusLabel(texts: string): (status: string) => string {
  const { t } = useTranslation([texts, 'common']);
  return (status) => t(`${texts}:status.${status}`, { defaultValue: t(`common:status.${status}`) });
}
