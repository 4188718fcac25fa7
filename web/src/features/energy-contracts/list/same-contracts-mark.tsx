// In the administrators' list: the contract seems to be registered more than once. Leads to the other registration.
import type { EnergyContractRow } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';

export function SameContractsMark({ contracts = [] }: { contracts: EnergyContractRow['sameContracts'] }) {
  const { t } = useTranslation('energyContracts');
  const [first] = contracts;
  if (!first) return null;
  const words = t('same_contract.mark', { list: contracts.map(({ number }) => number).join(', ') });
  return (
    <span className="second-line">
      <AppLink to={adminPaths.contract(first.id)} className="row-action" title={words}>
        {t('same_contract.mark_short')}
        <span className="visually-hidden">{` ${words}`}</span>
      </AppLink>
    </span>
  );
}
