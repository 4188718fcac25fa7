// The label of a contract wizard's field in the list of errors.
import { useTranslation } from 'react-i18next';
import { placedLabel } from '../../../records/fields/field-label.ts';

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['energyContracts', 'common']);
  return (path) => {
    if (path === 'firstPartyLegalEntityId') return t('energyContracts:wizard.first_party');
    if (path === 'name') return t('energyContracts:wizard.name');
    const label = placedLabel(path, { t, of: 'energy_contract' });
    if (!path.startsWith('secondPartyFiscalInfo.')) return label;
    return `${t('energyContracts:wizard.section.second_party')}, ${label}`;
  };
}
