// How long answers stay fresh.
import { expect, test } from 'vitest';
import { approvedEntitiesQuery, rolesQuery } from '../session/session.ts';
import { createQueryClient } from './query-client.ts';

test('[GEN-56, GEN-57] answers are stale after a minute, and refetched when the window gets the focus', () => {
  const options = createQueryClient().defaultQueryOptions({ queryKey: ['any'] });
  expect(options).toMatchObject({ staleTime: 60_000, refetchOnWindowFocus: true });
});

test('[GEN-60] roles are refetched every minute', () => {
  for (const query of [rolesQuery, approvedEntitiesQuery]) expect(query.refetchInterval).toBe(60_000);
});
