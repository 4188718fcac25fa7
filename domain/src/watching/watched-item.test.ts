import { expect, test } from 'vitest';
import { newsOf, type WatchedState } from './watched-item.ts';

const known: WatchedState = { inMarket: true, price: 40, isOngoing: false, terms: 'a' };

test.each<[string, Partial<WatchedState>, Partial<WatchedState>, string | undefined]>([
  ['nothing changed', {}, {}, undefined],
  ['another price, whatever else', {}, { price: 41, terms: 'b', isOngoing: true }, 'price'],
  ['a price that is no longer fixed', {}, { price: null }, 'price'],
  ['other terms', {}, { terms: 'b' }, 'terms'],
  ['a negotiation has begun', {}, { isOngoing: true }, 'ongoing'],
  ['no negotiation goes on', { isOngoing: true }, {}, 'available'],
  ['it left the market, whatever changed with it', {}, { inMarket: false, price: 41 }, 'withdrawn'],
  ['it is still away', { inMarket: false }, { inMarket: false, price: 41 }, undefined],
  ['it is back', { inMarket: false }, { price: 41 }, 'returned'],
])('[NOT-43] %s', (_, before, after, news) => {
  expect(newsOf({ ...known, ...before }, { ...known, ...after })).toBe(news);
});
