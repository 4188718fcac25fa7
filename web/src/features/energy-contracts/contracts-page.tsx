// All contracts, for administrators.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { useAllColumns } from './contract-columns.tsx';
import { allContractFilters, allContracts } from './contract-lists.ts';

export function ContractsPage() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const records = useRecordList(allContractFilters, allContracts);
  const total = records.page?.total;
  return (
    <>
      <PageHeader
        title={t('common:navigation.contracts')}
        note={total !== undefined && t('energyContracts:list.count', { count: total, number: formats.number(total) })}
      />
      <RecordList
        records={records}
        loadError="error_load.energy_contracts"
        label={t('common:navigation.contracts')}
        icon={icons.contract}
        {...useAllColumns()}
        admin
        options={useOwnerOptions()}
        empty={{ title: t('energyContracts:list.none'), text: t('energyContracts:list.none_text') }}
      />
    </>
  );
}
