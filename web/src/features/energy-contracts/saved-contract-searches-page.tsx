// The saved searches of the contract database.
import { useTranslation } from 'react-i18next';
import { MarketGate } from '../market/market-gate.tsx';
import { SavedSearches } from '../saved-searches/saved-searches.tsx';

export function SavedContractSearchesPage() {
  const { t } = useTranslation();
  return (
    <MarketGate title={t('crumbs.saved_searches')}>
      <SavedSearches listEntity="energy-contracts" />
    </MarketGate>
  );
}
