// Who programmes the energy, and with which programming unit.
import { Select, TextInput } from '@mantine/core';
import { parties } from '@wattpact/domain/terms/enumerations';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import type { TermsEditor } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';

export function useResponsiblePartiesSection({ values, field, choice }: TermsEditor): FormSection {
  const { t } = useTermsWords();
  const { responsibleForEnergyProgramming: programmer, programmingUnit } = values;
  return {
    id: 'responsibleParties',
    title: t('energyContracts:contract_terms.section.responsible_parties'),
    fields: ['responsibleForEnergyProgramming', 'programmingUnit'],
    summary: [
      programmer &&
        t('energyContracts:contract_terms.programmed_by', { party: t(`common:party.${programmer}`).toLowerCase() }),
      programmingUnit,
    ],
    children: (
      <>
        <Select required allowDeselect={false} {...choice('responsibleForEnergyProgramming', parties)} />
        <TextInput {...field('programmingUnit')} />
      </>
    ),
  };
}
