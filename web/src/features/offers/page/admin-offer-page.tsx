// The review of a purchase offer, for administrators.
import { adminOfferApi } from '@wattpact/domain/offers/offer-api';
import { ReviewPage } from '../../../records/review/review-page.tsx';
import { offerKind } from '../offer-kind.ts';
import { useOfferParts } from './offer-parts.tsx';

export const AdminOfferPage = () => <ReviewPage kind={offerKind} call={adminOfferApi.get} useParts={useOfferParts} />;
