// Purchase offers side by side.
import { type OfferRecord, offerApi } from '@wattpact/domain/offers/offer-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { NegotiationBadge } from '../market/cells.tsx';
import { ComparisonPage } from '../market/comparison-page.tsx';
import { offerFacts } from './offer-facts.ts';

export function CompareOffersPage() {
  const { t } = useTranslation(['offers', 'common']);
  const words = useFieldWords('offer');
  return (
    <ComparisonPage
      title={t('offers:title.compare')}
      path={offerApi.get.path}
      fetch={(input) => call(offerApi.get, input)}
      headOf={(offer: OfferRecord) => ({
        name: offer.name,
        owner: offer.buyerLegalEntity.fiscalInfo.name,
        note: offer.country && t(`common:country.${offer.country}`),
        badge: <NegotiationBadge item={offer} />,
      })}
      factsOf={(offer) => offerFacts(offer, words)}
      recordTo={paths.offer}
      openLabel={t('offers:compare.open')}
      listTo={paths.marketOffers}
      addLabel={t('offers:compare.add')}
      to={paths.compareOffers}
    />
  );
}
