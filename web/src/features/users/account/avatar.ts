// The address of a user's picture.
import type { Profile } from '@wattpact/domain/users/user';
import { apiOrigin } from '../../../platform/api/api-origin.ts';

type Pictured = Pick<Profile, 'id' | 'avatarFileId' | 'avatarVersion'>;

/** Undefined without a picture. The version gives each new picture a new address. */
export const avatarAddress = ({ id, avatarFileId, avatarVersion }: Pictured): string | undefined =>
  avatarFileId === null ? undefined : `${apiOrigin}/api/users/${id}/avatar?version=${avatarVersion}`;
