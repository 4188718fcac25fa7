// Purchase offers side by side.
import { type OfferRecord, offerApi } from 'domain/offers/offer-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { paths } from '../../platform/paths.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { Definition } from '../../ui/definition-list.tsx';
import { ComparisonPage } from '../market/comparison-page.tsx';
import { basicItems, conditionItems, durationItems } from './offer-items.tsx';

export function CompareOffersPage() {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const words = { t, formats };
  const factsOf = (offer: OfferRecord): Definition[] => [
    // The name stands in the head.
    ...basicItems(offer, offer.buyerLegalEntity.fiscalInfo.name, words).slice(1),
    ...conditionItems(offer, words),
    ...durationItems(offer, words),
    { label: t('common:filters.negotiation_status'), value: t(`common:negotiation_status.${offer.negotiationStatus}`) },
  ];
  return (
    <ComparisonPage
      title={t('offers:title.compare')}
      path={offerApi.get.path}
      fetch={(input) => call(offerApi.get, input)}
      nameOf={({ name }: OfferRecord) => name}
      factsOf={factsOf}
      recordTo={paths.offer}
      listTo={paths.marketOffers}
      to={paths.compareOffers}
    />
  );
}
