// When the number of views is fetched: at once, every hour, and only for users who may see it.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { viewCountQuery } from './use-views.tsx';

// Queries are refetched only in a browser.
vi.hoisted(() => vi.stubGlobal('window', {}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[GEN-61, HIS-21] it is fetched again each hour, and never by who may not know it', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ count: asked.length });
  });
  const client = new QueryClient();
  const stops = [
    new QueryObserver(client, viewCountQuery('projects', { id: 'own', viewCount: 0 })).subscribe(() => {}),
    new QueryObserver(client, viewCountQuery('offers', { id: 'foreign' })).subscribe(() => {}),
  ];
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(asked).toEqual(['/api/views/projects/own/count']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(Array(2).fill('/api/views/projects/own/count'));
  for (const stop of stops) stop();
  client.clear();
});
