// For administrators: the contract seems to be registered more than once, with links to the other registrations.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SameContractLinks } from '../same-contract-links.tsx';

export function SameContractsNotice({ contract: { sameContracts } }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  if (!sameContracts) return null;
  return (
    <Notice kind="warning" title={t('same_contract.marked')}>
      {t('same_contract.like')}
      <SameContractLinks contracts={sameContracts} to={adminPaths.contract} />
      {t('same_contract.counts_once')}
    </Notice>
  );
}
