// How fresh a page's roles are, and what they permit.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { holdsRole, rolesQuery } from './session.ts';

// Queries are refetched only in a browser.
vi.hoisted(() => vi.stubGlobal('window', {}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[PERM-01] the role map is fetched again every 60 seconds', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ VIEW: [], REGISTRY: [], CONTRACTING: [], MANAGE: [] });
  });
  const client = new QueryClient();
  const stop = new QueryObserver(client, rolesQuery).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toEqual(['/api/legal-entities/user-roles']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
  stop();
  client.clear();
});

test('[PERM-02, PERM-03] any of the roles on any of the companies; without companies on any', () => {
  const map = { VIEW: ['a', 'b'], CONTRACTING: ['b'] };
  expect(holdsRole(map, 'CONTRACTING', ['a'])).toBe(false);
  expect(holdsRole(map, ['MANAGE', 'CONTRACTING'], ['a', 'b'])).toBe(true);
  expect(holdsRole(map, 'CONTRACTING')).toBe(true);
  expect(holdsRole(map, 'MANAGE')).toBe(false);
  expect(holdsRole({}, 'VIEW', ['a'])).toBe(false);
});
