// The call about what the caller's companies have contracted, offer, and owe.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { productionOfSeveral } from '../series/production.ts';

const position = z.object({
  count: z.int(),
  /** MW. */
  capacity: z.number(),
  /** MWh a year, of the contracts that say it. */
  annualVolume: z.number(),
  /** How many contracts do not say it. */
  withoutVolume: z.int(),
  /** EUR/MWh, weighted by MW, over contracts at a fixed price; null without one. */
  averagePrice: z.number().nullable(),
});

/** `capacity` is the sum over the items that say it, in MW. */
const onOffer = z.object({ count: z.int(), capacity: z.number() });

const portfolio = z
  .object({
    sold: position,
    bought: position,
    /** MW under contract in some part of the year, from this year on, at most twenty years. */
    years: z.array(z.object({ year: z.int(), sold: z.number(), bought: z.number() })),
    /** The caller's items in the marketplace. */
    offered: z.object({ projects: onOffer, offers: onOffer }),
    /** Invoices that are not paid, in EUR, without what was received of them; null for who may not see invoices. */
    feesDue: z.object({ count: z.int(), amount: z.number(), overdueCount: z.int() }).nullable(),
  })
  .meta({ id: 'Portfolio' });
export type Portfolio = z.infer<typeof portfolio>;

/** All of the caller's companies, or one of them. A company that is not theirs has nothing. */
export const ofCompany = z.object({ legalEntityId: z.string().optional() });

export const portfolioApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/portfolio',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      "What the caller's companies have contracted (approved and active contracts, on either side), what they have on the market, and which fees are due",
    query: ofCompany,
    answer: portfolio,
  }),
  production: apiCall({
    method: 'GET',
    path: '/api/portfolio/production',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      "What the projects of the caller's companies that are in the marketplace produce together in each month of a typical year",
    query: ofCompany,
    answer: productionOfSeveral,
  }),
};
