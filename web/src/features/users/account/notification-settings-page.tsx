// Which notifications also come by mail, and when.
import { SegmentedControl } from '@mantine/core';
import { type MailKind, type MailTime, mailKindsOf } from '@wattpact/domain/notifications/mail-preferences';
import { mailTimesFor } from '@wattpact/domain/notifications/mail-times-for';
import { userApi } from '@wattpact/domain/users/user-api';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useAct } from '../../../records/use-act.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';
import { useProfileChange } from './use-profile-change.ts';

export function NotificationSettingsPage() {
  const { t } = useTranslation('profile');
  const user = useSession();
  return (
    <SettingsFrame current="notifications">
      <SectionPaper title={t('notifications.mails')}>
        <p className={classes.help}>{t('notifications.mails_text')}</p>
        {mailKindsOf(user).map((kind) => (
          <MailTimeRow key={kind} kind={kind} chosen={user.preferences.mails[kind]} />
        ))}
      </SectionPaper>
    </SettingsFrame>
  );
}

/** Saved on each choice; after a refusal the previous choice stays. */
function MailTimeRow({ kind, chosen }: { kind: MailKind; chosen: MailTime }) {
  const { t } = useTranslation(['profile', 'toast']);
  const label = useId();
  const changed = useProfileChange();
  const { isPending, run } = useAct();
  const [pressed, setPressed] = useState(chosen);
  const set = (time: MailTime) => {
    setPressed(time);
    return run(() => call(userApi.setPreferences, { body: { mails: { [kind]: time } } }), {
      done: t('toast:mails_saved'),
      failed: t('toast:mails_failed'),
      onDone: changed,
    });
  };
  return (
    <div className={classes.mailKind}>
      <div>
        <h3 id={label}>{t(`mail_kind.${kind}`)}</h3>
        <p>{t(`mail_kind_text.${kind}`)}</p>
      </div>
      <SegmentedControl
        aria-labelledby={label}
        size="xs"
        classNames={{ label: classes.mailTime ?? '' }}
        value={isPending ? pressed : chosen}
        onChange={(time) => void set(time as MailTime)}
        data={mailTimesFor(kind).map((value) => ({ value, label: t(`mail_time.${value}`) }))}
      />
    </div>
  );
}
