// An administrator's actions on a mail: send it again, give it up. Each asks first.
import { IconMailOff, IconRefresh } from '@tabler/icons-react';
import type { MailRecord } from '@wattpact/domain/mails/mail';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import type { mailActions } from '@wattpact/domain/mails/mail-status';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { AskedActs } from '../../ui/feedback/asked-acts.tsx';

type Act = keyof typeof mailActions;
const acts = {
  retry: { icon: IconRefresh, danger: false, failed: 'mails.error_retry', api: mailApi.retry },
  giveUp: { icon: IconMailOff, danger: true, failed: 'mails.error_give_up', api: mailApi.giveUp },
} as const;

export function MailActs({ mail: { id, recipient: name, allowedActions } }: { mail: MailRecord }) {
  const { t } = useTranslation(['dashboard', 'errorMessages', 'toast']);
  const { isPending, run } = useAct('mail');
  const allowed = (Object.keys(acts) as Act[]).filter((act) => allowedActions.includes(act));
  const confirm = (act: string, close: () => void) =>
    run(() => call(acts[act as Act].api, { params: { id } }), {
      done: { title: t(`toast:mails.${act}`), text: name },
      failed: t(`errorMessages:${acts[act as Act].failed}`),
      onDone: close,
    });
  return (
    <AskedActs
      label={t('dashboard:mails.actions_of', { name })}
      loading={isPending}
      onConfirm={confirm}
      acts={allowed.map((act) => ({
        name: act,
        ...acts[act],
        label: t(`dashboard:mails.act.${act}.action`),
        title: t(`dashboard:mails.act.${act}.title`, { name }),
        text: t(`dashboard:mails.act.${act}.text`),
      }))}
    />
  );
}
