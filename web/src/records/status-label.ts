// The words of a status, in the gender of the kind of record where that matters.
import { useTranslation } from 'react-i18next';
import type { RecordKind } from './record-kind.ts';

/** The label of a status, and of an entry of the history: `Rejeitada`. */
export function useStatusLabel({ base }: Pick<RecordKind, 'base'>): (status: string) => string {
  const { t } = useTranslation([base, 'common']);
  return (status) => t(`${base}:status.${status}`, { defaultValue: t(`common:status.${status}`) });
}
