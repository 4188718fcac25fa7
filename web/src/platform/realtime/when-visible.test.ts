import { afterEach, expect, test, vi } from 'vitest';
import { whenVisible } from './when-visible.ts';

/** A page without a browser: its listeners, and whether it is visible. */
function standIn(visibilityState: 'visible' | 'hidden') {
  const page = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', page);
  return (next: 'visible' | 'hidden') => {
    page.visibilityState = next;
    page.dispatchEvent(new Event('visibilitychange'));
  };
}
afterEach(() => vi.unstubAllGlobals());

test('a page in sight acts at once', () => {
  standIn('visible');
  const act = vi.fn();
  whenVisible(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a hidden page acts when it comes into sight, not before, and no more once it stopped', () => {
  const turn = standIn('hidden');
  const act = vi.fn();
  const stop = whenVisible(act);
  expect(act).not.toHaveBeenCalled();
  turn('visible');
  turn('hidden');
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  turn('visible');
  expect(act).toHaveBeenCalledTimes(1);
});
