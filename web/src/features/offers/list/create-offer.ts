// The link to a new purchase offer.
import { paths } from '../../../platform/address/paths.ts';
import type { CreateWay } from '../../../records/list/list-view.ts';

export const createOffer: CreateWay = { to: paths.newOffer, labelKey: 'offers:create', role: 'contracting' };
