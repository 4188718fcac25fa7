// The address of a user's picture.
import type { Profile } from '@wattpact/domain/users/user';

type Pictured = Pick<Profile, 'id' | 'avatarFileId' | 'avatarVersion'>;

/** Undefined without a picture. The version gives each new picture a new address. */
export const avatarAddress = ({ id, avatarFileId, avatarVersion }: Pictured): string | undefined =>
  avatarFileId === null ? undefined : `/api/users/${id}/avatar?version=${avatarVersion}`;
