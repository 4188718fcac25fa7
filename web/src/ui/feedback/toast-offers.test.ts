import { expect, test } from 'vitest';
import type { Toast } from '../../platform/toasts.ts';
import { createToastOffers } from './toast-offers.ts';

const offering = (title: string, about?: string): Toast => ({
  ...{ kind: 'success', title, message: '', about },
  act: { label: 'Undo', seconds: 10, isUndo: true, run: () => {} },
});
const plain = (title: string, about?: string): Toast => ({ kind: 'success', title, message: '', about });
const titlesOf = (offers: ReturnType<typeof createToastOffers>) => offers.state().open.map(({ title }) => title);

test('[UI-60] what can be undone is offered for ten seconds, whatever is told meanwhile', () => {
  const offers = createToastOffers();
  expect(offers.add('1', offering('First'), 0)).toBe(10_000);
  expect(offers.add('2', plain('Other'), 4000)).toBe(6000);
  expect(offers.add('3', offering('Third'), 7000)).toBe(10_000);
  expect(titlesOf(offers)).toEqual(['First', 'Third']);
  expect(offers.state().shownIn).toBe('3');
  expect(offers.add('4', plain('Late'), 10_000)).toBe(7000);
  expect(titlesOf(offers)).toEqual(['Third']);
  offers.end('3');
  expect(titlesOf(offers)).toEqual([]);
});

test('[UI-60] news of the same record end what an earlier toast offers, those of others do not', () => {
  const offers = createToastOffers();
  offers.add('1', offering('Withdrawn', 'a'), 0);
  offers.add('2', offering('Withdrawn too', 'b'), 0);
  offers.add('3', plain('Published again', 'a'), 1000);
  expect(titlesOf(offers)).toEqual(['Withdrawn too']);
});

test('a listener hears of each change', () => {
  const offers = createToastOffers();
  let heard = 0;
  const stop = offers.subscribe(() => {
    heard += 1;
  });
  offers.add('1', offering('First'), 0);
  offers.clear();
  stop();
  offers.add('2', offering('Second'), 0);
  expect(heard).toBe(2);
});
