// The parts of a purchase offer's page, for its own users, strangers and administrators.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import type { App } from '../../../records/shown-record.ts';
import { useMarketParts } from '../../market/market-parts.tsx';
import { offerItem, offerKind } from '../offer-kind.ts';
import { useOfferFigures, useOfferTabs } from './offer-tabs.tsx';

export const useOfferParts = (offer: OfferRecord, app: App): RecordParts =>
  useMarketParts(offerKind, offerItem(offer), app, { figures: useOfferFigures(offer), tabs: useOfferTabs(offer) });
