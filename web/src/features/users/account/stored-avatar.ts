// The browser's copy of one's own picture, for its other tabs.
import type { Profile } from '@wattpact/domain/users/user';

export interface StoredAvatar {
  version: number;
  avatarFileId: string | null;
  avatarColor: string;
}

const key = 'avatar';

export function storeAvatar({ avatarVersion, avatarFileId, avatarColor }: Profile): void {
  try {
    const stored: StoredAvatar = { version: avatarVersion, avatarFileId, avatarColor };
    localStorage.setItem(key, JSON.stringify(stored));
  } catch (error) {
    console.warn('The picture was not kept in this browser', error);
  }
}

/** Listens for a picture changed in another tab; returns the function that stops listening. */
export function onStoredAvatar(tell: (avatar: StoredAvatar) => void): () => void {
  const listen = ({ key: changed, newValue }: StorageEvent) => {
    if (changed !== key || newValue === null) return;
    try {
      tell(JSON.parse(newValue) as StoredAvatar);
    } catch (error) {
      console.warn('The picture of another tab could not be read', error);
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
