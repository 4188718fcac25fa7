// For administrators: the contract seems to be registered more than once, with links to the other registrations. Whoever
// knows that two of them are two contracts says so here, and takes it back.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { sameContractApi } from '@wattpact/domain/energy-contracts/same-contract-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useRefresh } from '../../records/use-refresh.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SameContractLinks } from './same-contract-links.tsx';

interface Said {
  otherId: string;
  areTwo: boolean;
}

function useSaying({ id, version }: EnergyContractRecord) {
  const { t } = useTranslation('energyContracts');
  return useMutation({
    mutationFn: ({ otherId, areTwo }: Said) => {
      const given = { params: { id, energyContractId: otherId }, version };
      return areTwo ? call(sameContractApi.markDistinct, given) : call(sameContractApi.unmarkDistinct, given);
    },
    onSuccess: (_, { areTwo }) => toasts.success(t(areTwo ? 'same_contract.told' : 'same_contract.taken_back')),
    onError: (error) => toasts.error(refusalOf(error).message ?? ''),
    onSettled: useRefresh('energy_contract'),
  });
}

export function SameContractsNotice({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const { mutate, isPending, variables } = useSaying(contract);
  const { sameContracts, distinctContracts } = contract;
  const say = (otherId: string, areTwo: boolean) => ({
    size: 'xs',
    variant: 'default',
    // The button that was pressed keeps the focus.
    disabled: isPending && variables.otherId !== otherId,
    loading: isPending && variables.otherId === otherId,
    onClick: () => mutate({ otherId, areTwo }),
  });
  return (
    <>
      {sameContracts && (
        <Notice kind="warning" title={t('same_contract.marked')}>
          {t('same_contract.like')}
          <SameContractLinks
            contracts={sameContracts}
            to={adminPaths.contract}
            beside={({ id, number }) => (
              <Button {...say(id, true)} aria-label={t('same_contract.are_two_of', { number })}>
                {t('same_contract.are_two')}
              </Button>
            )}
          />
          {t('same_contract.counts_once')}
        </Notice>
      )}
      {distinctContracts && (
        <Notice kind="information" title={t('same_contract.distinct')}>
          {t('same_contract.distinct_from')}
          <SameContractLinks
            contracts={distinctContracts}
            to={adminPaths.contract}
            beside={({ id, number, decidedBy, decidedAt }) => (
              <>
                <span>{t('same_contract.decided', { name: decidedBy, date: formats.date(decidedAt) })}</span>
                <Button {...say(id, false)} aria-label={t('same_contract.take_back_of', { number })}>
                  {t('same_contract.take_back')}
                </Button>
              </>
            )}
          />
          {t('same_contract.counts_each')}
        </Notice>
      )}
    </>
  );
}
