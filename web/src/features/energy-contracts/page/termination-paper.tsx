// How a terminated contract ended.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';

export function TerminationPaper({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const { terminationType, terminationDetails } = contract;
  if (terminationType === null) return null;
  return (
    <SectionPaper title={t('energyContracts:page.termination')}>
      <DefinitionList
        items={[
          { label: t('common:field.terminationType'), value: t(`energyContracts:termination_type.${terminationType}`) },
          ...(terminationDetails ? [{ label: t('common:field.terminationDetails'), value: terminationDetails }] : []),
        ]}
      />
    </SectionPaper>
  );
}
