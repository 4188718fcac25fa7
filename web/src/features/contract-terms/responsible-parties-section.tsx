// Who programmes the energy, and with which programming unit.
import { Select, TextInput } from '@mantine/core';
import { parties } from '@wattpact/domain/terms/enumerations';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import type { TermsEditor } from './terms-editor.ts';
import { filledText, useTermsWords } from './terms-words.ts';

const fields = ['responsibleForEnergyProgramming', 'programmingUnit'];

export function useResponsiblePartiesSection({ values, field, isComplete }: TermsEditor): WizardSection {
  const { t, options } = useTermsWords();
  const { responsibleForEnergyProgramming: programmer, programmingUnit } = values;
  return {
    id: 'responsibleParties',
    title: t('energyContracts:contract_terms.section.responsible_parties'),
    fields,
    complete: isComplete(fields),
    summary: filledText([
      programmer &&
        t('energyContracts:contract_terms.programmed_by', { party: t(`common:party.${programmer}`).toLowerCase() }),
      programmingUnit,
    ]),
    children: (
      <>
        <Select
          required
          allowDeselect={false}
          label={t('common:field.responsibleForEnergyProgramming')}
          data={options(parties, 'party')}
          {...field('responsibleForEnergyProgramming')}
        />
        <TextInput label={t('common:field.programmingUnit')} maxLength={100} {...field('programmingUnit')} />
      </>
    ),
  };
}
