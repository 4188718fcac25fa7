import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsent, removeUnsent } from './personal-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('signing out removes the unsent input of the person alone, also what the page stores as it goes', () => {
  const kept = { 'draft:rui:x': '1', 'columns:ana:offers': '[]', 'draft:anabela:x': '1' };
  const storage: Record<string, unknown> = { ...kept, 'draft:ana:new-offer': '1', 'message-outbox:ana:7': '1' };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  vi.stubGlobal('localStorage', storage);
  let goes = () => {};
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => (goes = listen));
  expect([hasUnsent('ana'), hasUnsent('bea')]).toEqual([true, false]);
  removeUnsent('ana');
  expect({ ...storage }).toEqual(kept);
  storage['message-draft:ana:7'] = '1';
  goes();
  expect({ ...storage }).toEqual(kept);
});

test('without storage there is nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasUnsent('ana')).toBe(false);
});
