// One’s own offers: the page of that list, and the tab of the personal area.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { icons } from '../../ui/theme/icons.ts';
import { CreateButton } from '../market/create-button.tsx';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { useOwnColumns } from './offer-columns.tsx';
import { ownOfferFilters, ownOffers } from './offer-lists.ts';

/** `createInBar`: the page's own head has no button. */
export function OwnOffers({ createInBar = true }: { createInBar?: boolean }) {
  const { t } = useTranslation(['offers', 'common']);
  const records = useRecordList(ownOfferFilters, ownOffers);
  const first = <CreateButton to={paths.newOffer()} label={t('common:empty.offers.action')} />;
  return (
    <RecordList
      records={records}
      loadError="error_load.offers"
      label={t('offers:title.own')}
      icon={icons.offer}
      {...useOwnColumns()}
      options={useOwnerOptions()}
      empty={{ title: t('common:empty.offers.title'), text: t('common:empty.offers.text'), action: first }}
    >
      {createInBar && <CreateButton to={paths.newOffer()} label={t('offers:create')} variant="default" />}
    </RecordList>
  );
}
