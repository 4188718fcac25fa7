// Where a user's picture is, and the copy of one's own that the browser keeps for its other tabs.
import type { Profile } from '@wattpact/domain/users/user';

type Pictured = Pick<Profile, 'id' | 'avatarFileId' | 'avatarVersion'>;

/** Undefined when there is no picture. The version makes the address new with each change. */
export const avatarAddress = ({ id, avatarFileId, avatarVersion }: Pictured): string | undefined =>
  avatarFileId === null ? undefined : `/api/users/${id}/avatar?version=${avatarVersion}`;

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

/** Tells of a picture that another tab has changed; returns the way to stop. */
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
