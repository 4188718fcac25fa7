// The label of a kind of record by its name in addresses: that of its list in the menu.
import type { DecisionTextKind } from '@wattpact/domain/cases/case-kinds';
import { recordKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { menuLabels } from '../../records/kind-looks.ts';

export function useKindLabel(): (kind: DecisionTextKind) => string {
  const { t } = useTranslation();
  return (kind) => {
    const name = recordKindNames.find((one) => recordKinds[one].path === kind);
    return name === undefined ? kind : t(`navigation.${menuLabels[name]}` as never);
  };
}
