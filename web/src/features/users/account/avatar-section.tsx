// The picture: the user's own jpg or png, or initials.
import { Button, FileButton } from '@mantine/core';
import type { Profile } from '@wattpact/domain/users/user';
import { userApi } from '@wattpact/domain/users/user-api';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { UserAvatar } from '../../../ui/text/user-avatar.tsx';
import { useUpload } from '../../files/use-upload.ts';
import classes from '../second-factor/settings.module.css';
import { avatarAddress } from './avatar.ts';
import { PictureNotSet, uploadPicture } from './upload-picture.ts';
import { useProfileChange } from './use-profile-change.ts';

export function AvatarSection({ user }: { user: Profile }) {
  const { t } = useTranslation(['profile', 'toast', 'errorMessages']);
  const changed = useProfileChange();
  const uploads = useUpload();
  const forget = useRef<() => void>(null);
  const { isPending, run } = useAct();
  const set = (file: File | null) => {
    const isUploadsFault = (error: unknown) => file !== null && !(error instanceof PictureNotSet);
    return run(() => (file ? uploadPicture(file, uploads) : call(userApi.setAvatar, { body: { fileId: null } })), {
      done: t('toast:avatar_saved'),
      failed: (error) => t(`errorMessages:error_avatar_${isUploadsFault(error) ? 'upload' : 'update'}`),
      reason: (error) => (isUploadsFault(error) ? uploads.errorText(error) : reasonOf((error as Error).cause ?? error)),
      onDone: changed,
    });
  };
  return (
    <SectionPaper title={t('avatar')}>
      <div className={classes.row}>
        <UserAvatar name={user.displayName} color={user.avatarColor} src={avatarAddress(user)} size={64} />
        <FileButton
          accept="image/png,image/jpeg"
          resetRef={forget}
          onChange={(file) => {
            // The browser reports no change when a file of the same name is chosen again, such as a smaller copy.
            forget.current?.();
            if (file) void set(file);
          }}
        >
          {(button) => (
            <Button {...button} variant="default" loading={isPending}>
              {t('avatar_change')}
            </Button>
          )}
        </FileButton>
        {user.avatarFileId !== null && (
          <Button variant="subtle" onClick={() => void set(null)}>
            {t('avatar_remove')}
          </Button>
        )}
      </div>
    </SectionPaper>
  );
}
