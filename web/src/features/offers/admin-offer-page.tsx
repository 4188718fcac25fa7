// The review of a purchase offer, for administrators.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { adminOfferApi, type OfferRecord } from '@wattpact/domain/offers/offer-api';
import { usePageName } from '../../platform/address/page-name.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { ItemReviewPage } from '../market/item-review-page.tsx';
import { offerItem, offerKind } from './offer-kind.ts';
import { useOfferFigures, useOfferTabs } from './offer-tabs.tsx';

export function AdminOfferPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const offer = useQuery(apiQuery(adminOfferApi.get, { params: { id } }));
  usePageName(offer.data?.name);
  return <RecordPage query={offer}>{(found) => <ReviewedOffer offer={found} />}</RecordPage>;
}

function ReviewedOffer({ offer }: { offer: OfferRecord }) {
  const figures = useOfferFigures(offer);
  const tabs = useOfferTabs(offer);
  return <ItemReviewPage kind={offerKind} item={offerItem(offer)} figures={figures} tabs={tabs} />;
}
