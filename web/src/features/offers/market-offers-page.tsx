// The purchase offers, for whoever has an approved entity.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useCountNote } from '../market/count-note.ts';
import { CreateButton } from '../market/create-button.tsx';
import { MarketGate } from '../market/market-gate.tsx';
import { RecordList } from '../market/record-list.tsx';
import { useChoice } from '../market/use-choice.ts';
import { useRecordList } from '../market/use-record-list.ts';
import { SavedSearchesButton } from '../saved-searches/saved-searches-button.tsx';
import { useSaveSearch } from '../saved-searches/use-save-search.tsx';
import { useMarketColumns } from './offer-columns.tsx';
import { marketOfferFilters, marketOffers } from './offer-lists.ts';

export function MarketOffersPage() {
  const { t } = useTranslation('offers');
  return (
    <MarketGate title={t('title.market')}>
      <MarketOffers />
    </MarketGate>
  );
}

function MarketOffers() {
  const { t } = useTranslation('offers');
  const records = useRecordList(marketOfferFilters, marketOffers);
  const choice = useChoice(paths.compareOffers);
  const saving = useSaveSearch('offers', records.list);
  const note = useCountNote('offers', records.page);
  return (
    <>
      <PageHeader
        title={t('title.market')}
        note={note}
        actions={
          <>
            <SavedSearchesButton to={paths.savedOfferSearches()} />
            <CreateButton to={paths.newOffer()} label={t('create')} />
          </>
        }
      />
      {saving.shown}
      <RecordList
        records={records}
        loadError="error_load.offers"
        label={t('title.market')}
        icon={icons.offer}
        nameOf={({ name }) => name}
        {...useMarketColumns()}
        choice={choice}
        onSave={saving.start}
        saving={saving.dialog !== undefined}
        grouped={false}
        empty={{ title: t('empty_market.title'), text: t('empty_market.text') }}
      />
      {saving.dialog}
    </>
  );
}
