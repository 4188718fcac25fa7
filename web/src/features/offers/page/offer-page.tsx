// A purchase offer in the marketplace: for its own users, and for strangers once it is approved and published.
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { RecordPage } from '../../../records/page/record-page.tsx';
import { offerKind } from '../offer-kind.ts';
import { useOfferParts } from './offer-parts.tsx';

export const OfferPage = () => <RecordPage kind={offerKind} call={offerApi.get} useParts={useOfferParts} />;
