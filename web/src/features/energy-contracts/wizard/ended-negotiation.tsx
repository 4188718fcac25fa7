// In place of the wizard: a negotiation that has ended cannot be registered from, which nobody should learn at the end.
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface EndedNegotiationProps {
  negotiationId: string;
  /** Undefined for one that ended without a contract. */
  contractId: string | undefined;
}

export function EndedNegotiation({ negotiationId, contractId }: EndedNegotiationProps) {
  const { t } = useTranslation('energyContracts');
  return (
    <EmptyState
      page
      icon={IconFileOff}
      title={t('wizard.ended.title')}
      text={t(contractId ? 'wizard.ended.registered' : 'wizard.ended.other')}
      action={
        <Button
          component={AppLink}
          to={contractId ? paths.contract(contractId) : paths.negotiations({ negotiationId })}
        >
          {t(contractId ? 'wizard.ended.to_contract' : 'wizard.ended.to_negotiation')}
        </Button>
      }
    />
  );
}
