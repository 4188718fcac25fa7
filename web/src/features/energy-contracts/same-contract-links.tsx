// Links to the contracts that seem to be the same one.
import type { NamedContract } from '@wattpact/domain/energy-contracts/named-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { filledText } from '../../platform/words/filled-text.ts';
import classes from './energy-contracts.module.css';

interface SameContractLinksProps<Contract extends NamedContract> {
  contracts: readonly Contract[];
  to: (id: string) => string;
  /** A form stays open behind the contract. */
  inNewTab?: boolean;
  /** Stands behind the link. */
  beside?: (contract: Contract) => ReactNode;
}

export function SameContractLinks<Contract extends NamedContract>({
  contracts,
  to,
  inNewTab = false,
  beside,
}: SameContractLinksProps<Contract>) {
  const { t } = useTranslation('energyContracts');
  return (
    <ul className={classes.sameContracts}>
      {contracts.map((contract) => (
        <li key={contract.id}>
          <AppLink to={to(contract.id)} {...(inNewTab && { target: '_blank' })}>
            {filledText([contract.number, contract.name])}
            {inNewTab && ` ${t('same_contract.new_tab')}`}
          </AppLink>
          {beside?.(contract)}
        </li>
      ))}
    </ul>
  );
}
