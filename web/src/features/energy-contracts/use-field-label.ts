// What a field of the contract wizard is called in the list of errors.
import { useTranslation } from 'react-i18next';

/** Groups whose fields say by themselves where they stand. */
const plain = ['financialConditions', 'commercialTerms', 'location'];

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['energyContracts', 'common']);
  const field = (name: string) => t(`common:field.${name}` as never) as string;
  return (path) => {
    const [first = '', second, third] = path.split('.');
    if (first === 'firstPartyLegalEntityId') return t('energyContracts:wizard.first_party');
    if (first === 'name') return t('energyContracts:wizard.name');
    if (first === 'secondPartyFiscalInfo') {
      const party = t('energyContracts:wizard.section.second_party');
      return second ? `${party}, ${field(second)}` : party;
    }
    if (second === undefined) return field(first);
    if (plain.includes(first)) return field(second);
    const numbered = `${field(first)} ${Number(second) + 1}`;
    return third ? `${numbered}, ${field(third)}` : numbered;
  };
}
