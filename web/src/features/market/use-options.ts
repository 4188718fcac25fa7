// The values of an enumeration with their labels in the namespace `common`.
import { useTranslation } from 'react-i18next';

export function useOptions(): (group: string, values: readonly string[]) => { value: string; label: string }[] {
  const { t } = useTranslation();
  return (group, values) => values.map((value) => ({ value, label: t(`${group}.${value}`) }));
}
