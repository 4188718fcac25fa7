// The user's own profile: picture, names, phone, companies, password, and deletion of the account.

import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { UnprovenAddressNotice } from '../sign-in/unproven-address-notice.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { CompaniesSection } from './companies-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const user = useSession();
  return (
    <SettingsFrame current="profile">
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
      {!user.isAdmin && !user.mustChangePassword && <CompaniesSection />}
      {!user.mustChangePassword && <PasswordSection />}
      <DeleteAccountSection />
    </SettingsFrame>
  );
}
