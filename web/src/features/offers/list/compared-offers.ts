// Purchase offers side by side.
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { lazy } from '../../../platform/lazy.ts';
import { comparedItems } from '../../market/compared-items.tsx';
import { offerFacts } from '../offer-facts.ts';
import { offerKind, offerNames } from '../offer-kind.ts';

export const comparedOffers = comparedItems(offerKind, offerApi.get, {
  namesOf: offerNames,
  placeOf: ({ country }, { t }) => country && t(`common:country.${country}`),
  factsOf: offerFacts,
  Below: lazy(() => import('../../simulations/compared/compared-offer-simulations.tsx')),
});
