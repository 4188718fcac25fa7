import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyAhead } from './lazy-ahead.ts';

const part = { default: () => createElement('p', null, 'there') };

async function shown(Part: ReturnType<typeof lazyAhead<object>>): Promise<string> {
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Part)));
  return new Response(prelude).text();
}

test('a part is fetched before it is shown, and once', async () => {
  const load = vi.fn(async () => part);
  const Part = lazyAhead(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await shown(Part)).toContain('<p>there</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be fetched ahead is fetched when it is shown', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new Error('no connection'));
  expect(await shown(lazyAhead(load))).toContain('<p>there</p>');
  expect(load).toHaveBeenCalledTimes(2);
});
