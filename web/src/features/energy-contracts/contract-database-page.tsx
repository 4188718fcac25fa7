// The public database of registered contracts: market data, without names and prices.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { MarketGate } from '../market/market-gate.tsx';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { SavedSearchesButton } from '../saved-searches/saved-searches-button.tsx';
import { useSaveSearch } from '../saved-searches/use-save-search.tsx';
import { usePublicColumns } from './contract-columns.tsx';
import { publicContractFilters, publicContracts } from './contract-lists.ts';
import { RegisterButton } from './register-button.tsx';

export function ContractDatabasePage() {
  const { t } = useTranslation();
  return (
    <MarketGate title={t('navigation.contract_database')}>
      <Database />
    </MarketGate>
  );
}

function Database() {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const records = useRecordList(publicContractFilters, publicContracts);
  const saving = useSaveSearch('energy-contracts', records.list);
  const total = records.page?.total;
  return (
    <>
      <PageHeader
        title={t('common:navigation.contract_database')}
        note={total !== undefined && t('energyContracts:list.count', { count: total, number: formats.number(total) })}
        actions={
          <>
            <SavedSearchesButton to={paths.savedContractSearches()} />
            <RegisterButton />
          </>
        }
      />
      {saving.shown}
      <RecordList
        records={records}
        loadError="error_load.energy_contracts"
        label={t('common:navigation.contract_database')}
        icon={icons.contractDatabase}
        {...usePublicColumns()}
        onSave={saving.start}
        saving={saving.dialog !== undefined}
        empty={{ title: t('energyContracts:list.none'), text: t('energyContracts:list.database_text') }}
      />
      {saving.dialog}
    </>
  );
}
