// What a field of the project wizard is called in the list of errors, by its path.
import { useTranslation } from 'react-i18next';
import type { TechnologyValues } from './project-form.ts';

/** Fields that a project calls otherwise than other records do. */
const own = [
  'currentProjectStatus',
  'startDate',
  'endDate',
  'energyProgrammer',
  'deviationPayer',
  'maximumAmountEnergyAllowed',
];

export function useFieldLabel(technologies: readonly TechnologyValues[]): (path: string) => string {
  const { t } = useTranslation(['projects', 'common']);
  return (path) => {
    const names = path.split('.');
    const last = names.at(-1) ?? '';
    if (path === 'sellerLegalEntityId') return t('projects:owner');
    if (own.includes(last)) return t(`projects:fields.${last}`);
    const technology = names[0] === 'technologies' ? technologies[Number(names[1])] : undefined;
    if (!technology || names.length < 3)
      return t(`common:field.${names[0] === 'technologies' ? 'technologies' : last}`);
    return `${t(`common:technology.${technology.type}`)}, ${t(`common:field.${last}`)}`;
  };
}
