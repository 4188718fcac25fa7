// The user's own profile: picture, names, phone, password, and deletion of the account.

import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../second-factor/settings.module.css';
import { UnprovenAddressNotice } from '../sign-in/unproven-address-notice.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const user = useSession();
  return (
    <div className="reading-width">
      <PageHeader title={t('title')} />
      <SettingsTabs current="profile" />
      <div className={classes.sections}>
        {user.mustChangePassword && (
          <>
            <Notice kind="warning" title={t('must_change_password')}>
              {t('must_change_password_text')}
            </Notice>
            <PasswordSection />
          </>
        )}
        {!user.emailVerified && <UnprovenAddressNotice user={user} />}
        <AvatarSection user={user} />
        <NamesSection user={user} />
        {!user.mustChangePassword && <PasswordSection />}
        <DeleteAccountSection />
      </div>
    </div>
  );
}
