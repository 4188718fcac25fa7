// The label of a contract wizard's field in the list of errors.
import { type LabelWords, placedLabel } from '../../../records/fields/field-label.ts';

export function contractLabel(path: string, words: LabelWords): string {
  const { t } = words;
  if (path === 'firstPartyLegalEntityId') return t('energyContracts:wizard.first_party');
  if (path === 'name') return t('energyContracts:wizard.name');
  const label = placedLabel(path, words);
  if (!path.startsWith('secondPartyFiscalInfo.')) return label;
  return `${t('energyContracts:wizard.section.second_party')}, ${label}`;
}
