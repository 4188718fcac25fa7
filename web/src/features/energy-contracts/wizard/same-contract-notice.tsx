// Before a contract is handed in: the register seems to have it. Whoever knows better goes on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SameContractLinks } from '../same-contract-links.tsx';
import type { SameContracts } from './use-same-contracts.ts';

export function SameContractNotice({ same: { found, isUnasked, askAgain } }: { same: SameContracts }) {
  const { t } = useTranslation('energyContracts');
  if (isUnasked)
    return (
      <Notice
        kind="information"
        title={t('same_contract.unasked')}
        action={
          <Button variant="default" onClick={askAgain}>
            {t('wizard.finding.again')}
          </Button>
        }
      >
        {t('same_contract.unasked_text')}
      </Notice>
    );
  if (!found || (found.contracts.length === 0 && !found.areOthers)) return null;
  const { contracts } = found;
  return (
    <Notice kind="warning" title={t('same_contract.title')}>
      {contracts.length > 0 ? t('same_contract.like') : t('same_contract.other')}{' '}
      {contracts.length > 0 && <SameContractLinks contracts={contracts} to={paths.contract} inNewTab />}
      {t('same_contract.go_on')}
    </Notice>
  );
}
