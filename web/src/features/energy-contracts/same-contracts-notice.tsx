// For administrators: the contract seems to be registered more than once, with links to the other registrations. Whoever
// knows that two of them are two contracts says so here, and takes it back.
import { Button } from '@mantine/core';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { sameContractApi } from '@wattpact/domain/energy-contracts/same-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useAct } from '../../records/use-act.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SameContractLinks } from './same-contract-links.tsx';

/** Says that this contract and another one are two, or takes it back. */
function useSaying({ id, version }: EnergyContractRecord) {
  const { t } = useTranslation('energyContracts');
  const { isPending, run } = useAct('energy_contract');
  const [pressed, setPressed] = useState<string>();
  const say = (otherId: string, areTwo: boolean) => {
    setPressed(otherId);
    const given = { params: { id, energyContractId: otherId }, version };
    return run(
      async () =>
        void (await (areTwo ? call(sameContractApi.markDistinct, given) : call(sameContractApi.unmarkDistinct, given))),
      { done: t(areTwo ? 'same_contract.told' : 'same_contract.taken_back') },
    );
  };
  return { say, runningFor: isPending ? pressed : undefined };
}

export function SameContractsNotice({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const { say, runningFor } = useSaying(contract);
  const { sameContracts, distinctContracts } = contract;
  const buttonFor = (otherId: string, areTwo: boolean) => ({
    size: 'xs',
    variant: 'default',
    // The button that was pressed keeps the focus.
    disabled: runningFor !== undefined && runningFor !== otherId,
    loading: runningFor === otherId,
    onClick: () => void say(otherId, areTwo),
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
              <Button {...buttonFor(id, true)} aria-label={t('same_contract.are_two_of', { number })}>
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
                <Button {...buttonFor(id, false)} aria-label={t('same_contract.take_back_of', { number })}>
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
