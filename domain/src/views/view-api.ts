// The calls about who looked at a project or an offer.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { marketKindNames, recordKinds } from '../records/kinds.ts';

/** The singular forms are accepted too. */
const viewedKinds = marketKindNames.flatMap((name) => [recordKinds[name].path, name] as const);
const params = z.strictObject({ type: z.enum(viewedKinds), id: z.string() });

export const viewersOfEntity = z.object({
  legalEntityId: z.string(),
  legalEntityName: z.string(),
  viewers: z.array(z.object({ userId: z.string(), displayName: z.string(), viewedAt: z.string() })),
});

export const viewApi = {
  count: apiCall({
    method: 'GET',
    path: '/api/views/:type/:id/count',
    access: 'user',
    status: 200,
    summary: 'How many users looked at a project or an offer',
    params,
    answer: z.object({ count: z.int() }),
    problems: [400, 403],
  }),
  viewers: apiCall({
    method: 'GET',
    path: '/api/admin/views/:type/:id/viewers',
    access: 'admin',
    status: 200,
    summary: 'Which users of which legal entities looked at a project or an offer: the latest thousand',
    params,
    answer: z.array(viewersOfEntity),
    problems: [400],
  }),
};
