// All offers, for administrators.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useAdminColumns } from '../market/admin-columns.tsx';
import { useCountNote } from '../market/count-note.ts';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { allOfferFilters, allOffers } from './offer-lists.ts';

const shown = {
  base: 'offers' as const,
  nameOf: ({ name }: OfferRow) => name,
  ownerOf: ({ buyerLegalEntity }: OfferRow) => buyerLegalEntity,
  to: adminPaths.offer,
};

export function AdminOffersPage() {
  const { t } = useTranslation(['offers', 'common']);
  const records = useRecordList(allOfferFilters, allOffers);
  const note = useCountNote('offers', records.page);
  return (
    <>
      <PageHeader title={t('common:navigation.offers')} note={note} />
      <RecordList
        records={records}
        loadError="error_load.offers"
        label={t('common:navigation.offers')}
        icon={icons.offer}
        {...useAdminColumns(shown)}
        admin
        options={useOwnerOptions()}
        empty={{ title: t('offers:empty_all.title'), text: t('offers:empty_all.text') }}
      />
    </>
  );
}
