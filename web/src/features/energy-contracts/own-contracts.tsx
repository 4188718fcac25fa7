// One's own contracts, as first or as second party: the page of that list, and the tab of the personal area.
import { useTranslation } from 'react-i18next';
import { icons } from '../../ui/theme/icons.ts';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { useOwnColumns } from './contract-columns.tsx';
import { ownContractFilters, ownContracts } from './contract-lists.ts';
import { RegisterButton } from './register-button.tsx';

/** `createInBar`: the page's own head has no button. */
export function OwnContracts({ createInBar = true }: { createInBar?: boolean }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const records = useRecordList(ownContractFilters, ownContracts);
  return (
    <RecordList
      records={records}
      loadError="error_load.energy_contracts"
      label={t('energyContracts:list.own')}
      icon={icons.contract}
      {...useOwnColumns()}
      options={useOwnerOptions()}
      empty={{
        title: t('common:empty.contracts.title'),
        text: t('common:empty.contracts.text'),
        action: <RegisterButton label={t('common:empty.contracts.action')} />,
      }}
    >
      {createInBar && <RegisterButton variant="default" />}
    </RecordList>
  );
}
