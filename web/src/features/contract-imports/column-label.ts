// The name of a column of an import, as the empty file has it.
import { importColumn } from '@wattpact/domain/contract-imports/import-columns';
import { useTranslation } from 'react-i18next';

export interface ColumnName {
  label: string;
  unit: string | undefined;
}

/** @returns the name of a column by its path */
export function useColumnName(): (path: string) => ColumnName {
  const { t } = useTranslation(['importEnergyContract', 'energyContracts', 'common']);
  return (path) => {
    const column = importColumn(path);
    if (!column) return { label: path, unit: undefined };
    const own = t(column.labelKeys);
    const label = column.group ? `${t(column.group.key, { number: column.group.number })}: ${own}` : own;
    return { label, unit: column.unit };
  };
}
