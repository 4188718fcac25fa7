// The page of one's own contracts.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { useTotal } from '../market/use-record-list.ts';
import { PendingNotice } from '../review/pending-notice.tsx';
import { ownContracts } from './contract-lists.ts';
import { OwnContracts } from './own-contracts.tsx';
import { RegisterButton } from './register-button.tsx';

export function MyContractsPage() {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const total = useTotal(ownContracts);
  return (
    <>
      <PageHeader
        title={t('list.own')}
        note={total !== undefined && t('list.count', { count: total, number: formats.number(total) })}
        actions={<RegisterButton />}
      />
      <PendingNotice />
      <OwnContracts createInBar={false} />
    </>
  );
}
