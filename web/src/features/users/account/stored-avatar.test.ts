// The browser's copy of one's own picture, for its other tabs.
import type { Profile } from '@wattpact/domain/users/user';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../testing/shared-browser.ts';
import { avatarAddress } from './avatar.ts';
import { onStoredAvatar, storeAvatar } from './stored-avatar.ts';

const profile = { id: 'u1', avatarVersion: 3, avatarFileId: 'f1', avatarColor: 'blue', email: 'x@y' } as Profile;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[AUTH-33, AUTH-34] version, file and colour are kept in local storage, and nothing else', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  storeAvatar(profile);
  expect(storage.length).toBe(1);
  const kept = storage.getItem(storage.key(0) ?? '') ?? '';
  expect(JSON.parse(kept)).toEqual({ version: 3, avatarFileId: 'f1', avatarColor: 'blue' });
});

test('[AUTH-36] where nothing can be kept or read, only the log tells', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = memoryStorage();
  storage.fill(true);
  vi.stubGlobal('localStorage', storage);
  storeAvatar(profile);
  expect(warned).toHaveBeenCalledOnce();
  const tell = hear('{');
  expect(tell).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledTimes(2);
});

/** What a tab is told when another one has stored this. */
function hear(newValue: string | null, key = 'avatar') {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const tell = vi.fn();
  const stop = onStoredAvatar(tell);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  stop();
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return tell;
}

test('[AUTH-35] another tab hears of a new picture, of nothing else, and no more once it is gone', () => {
  const stored = { version: 4, avatarFileId: null, avatarColor: 'teal' };
  expect(hear(JSON.stringify(stored)).mock.calls).toEqual([[stored]]);
  expect(hear(null)).not.toHaveBeenCalled();
  expect(hear('{}', 'language')).not.toHaveBeenCalled();
});

test('a picture has an address of its own for each version, and none without a file', () => {
  expect(avatarAddress(profile)).toBe('/api/users/u1/avatar?version=3');
  expect(avatarAddress({ ...profile, avatarFileId: null })).toBeUndefined();
});
