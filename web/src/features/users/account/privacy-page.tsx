// Cookies: the essential ones are always on, the analytical ones only with consent. Also the accepted texts, and the user's data to download.
import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { userApi } from '@wattpact/domain/users/user-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useAct } from '../../../records/use-act.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { AcceptedTextsSection } from '../legal-texts/accepted-texts-section.tsx';
import classes from '../second-factor/settings.module.css';
import { OwnDataSection } from './own-data-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useProfileChange } from './use-profile-change.ts';

export function PrivacyPage() {
  const { t } = useTranslation(['profile', 'toast', 'errorMessages']);
  const { isAdmin, preferences } = useSession();
  const { telemetry: isCounting } = useSettings();
  const changed = useProfileChange();
  const { isPending, run } = useAct();
  const set = (analytical: boolean) =>
    run(() => call(userApi.setPreferences, { body: { analytical } }), {
      done: t('toast:privacy_saved'),
      failed: t('errorMessages:error_privacy_update'),
      onDone: changed,
    });
  return (
    <SettingsFrame current="privacy">
      <SectionPaper title={t('privacy.cookies')}>
        <Switch
          className={classes.essential ?? ''}
          checked
          disabled
          readOnly
          label={
            <>
              {t('privacy.essential')}
              <span className={classes.locked}>
                <IconLock size={14} stroke={1.9} aria-hidden /> {t('privacy.always_on')}
              </span>
            </>
          }
          description={t('privacy.essential_text')}
        />
        {isAdmin ? (
          <p className={classes.notCounted}>{t('privacy.administration')}</p>
        ) : (
          <Switch
            checked={isCounting && preferences.analytical}
            disabled={!isCounting}
            label={t('privacy.analytical')}
            description={t(isCounting ? 'privacy.analytical_text' : 'privacy.not_counting')}
            onChange={(event) => {
              if (!isPending) void set(event.currentTarget.checked);
            }}
          />
        )}
      </SectionPaper>
      <AcceptedTextsSection />
      <OwnDataSection />
    </SettingsFrame>
  );
}
