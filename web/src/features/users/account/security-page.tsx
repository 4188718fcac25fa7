// The security of the account: the second factor, and the sessions.
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import classes from '../second-factor/settings.module.css';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export function SecurityPage() {
  const { t } = useTranslation(['profile', 'errorMessages']);
  const user = useSession();
  return (
    <div className="reading-width">
      <PageHeader title={t('profile:security.title')} />
      <SettingsTabs current="security" />
      <div className={classes.sections}>
        {user.mustEnrolSecondFactor && (
          <Notice kind="warning" title={t('errorMessages:error_second_factor_demanded')} />
        )}
        <SecondFactorSection user={user} />
        {/* Until then the server answers only requests for the profile. */}
        {!user.mustEnrolSecondFactor && <SessionsSection />}
      </div>
    </div>
  );
}
