// Links to the contracts that seem to be the same one.
import type { NamedContract } from '@wattpact/domain/energy-contracts/named-contract';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import classes from './energy-contracts.module.css';

interface SameContractLinksProps {
  contracts: readonly NamedContract[];
  to: (id: string) => string;
  /** A form stays open behind the contract. */
  inNewTab?: boolean;
}

export function SameContractLinks({ contracts, to, inNewTab = false }: SameContractLinksProps) {
  const { t } = useTranslation('energyContracts');
  return (
    <ul className={classes.sameContracts}>
      {contracts.map(({ id, number, name }) => (
        <li key={id}>
          <AppLink to={to(id)} {...(inNewTab && { target: '_blank' })}>
            {`${number} · ${name}`}
            {inNewTab && ` ${t('same_contract.new_tab')}`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
