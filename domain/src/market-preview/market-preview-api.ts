// The market as a newcomer may see it: how much there is, and of the newest items what names nobody.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { countries, technologies } from '../terms/enumerations.ts';

const previewed = z.object({
  technologies: z.array(z.enum(technologies)),
  country: z.enum(countries).nullable(),
  /** MW. */
  totalPurchasedCapacity: z.number().nullable(),
});
export type PreviewedItem = z.infer<typeof previewed>;

const preview = z.object({
  /** Up to ten thousand. */
  count: z.int(),
  newest: z.array(previewed),
});

/** Of each kind. */
export const mostPreviewed = 4;

export const marketPreviewApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/market/preview',
    access: 'user',
    status: 200,
    summary:
      'How many projects and offers the marketplace has, and of the newest their technologies, country and capacity; without names, companies, prices and ids',
    answer: z.object({ projects: preview, offers: preview }).meta({ id: 'MarketPreview' }),
  }),
};
