// The security of the account: the second factor, and the sessions.
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { ExternalAccountsSection } from './external-accounts-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function SecurityPage() {
  const { t } = useTranslation(['profile', 'errorMessages']);
  const user = useSession();
  return (
    <SettingsFrame current="security">
      {user.mustEnrolSecondFactor && <Notice kind="warning" title={t('errorMessages:error_second_factor_demanded')} />}
      <SecondFactorSection user={user} />
      {/* Until then the server answers only requests for the profile. */}
      {!user.mustEnrolSecondFactor && <ExternalAccountsSection />}
      {!user.mustEnrolSecondFactor && <SessionsSection />}
    </SettingsFrame>
  );
}
