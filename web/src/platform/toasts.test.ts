import { afterEach, expect, test } from 'vitest';
import { onToast, type Toast, toasts } from './toasts.ts';

let stop = () => {};
afterEach(() => stop());

test('[UI-32] a toast tells of success, an error, a warning, or informs', () => {
  const shown: Toast[] = [];
  stop = onToast((toast) => shown.push(toast));
  for (const tell of Object.values(toasts)) tell('Title');
  expect(shown.map(({ kind }) => kind)).toEqual(['success', 'error', 'warning', 'info']);
});

test('one that comes before there is a place for toasts is shown there first', () => {
  toasts.info('Early');
  const shown: Toast[] = [];
  stop = onToast((toast) => shown.push(toast));
  expect(shown.map(({ title }) => title)).toEqual(['Early']);
});
