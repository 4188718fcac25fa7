// An administrator's actions on a mail: send it again, give it up. Each asks first.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconMailOff, IconRefresh } from '@tabler/icons-react';
import type { MailRecord, mailActions } from '@wattpact/domain/mails/mail';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

type Act = keyof typeof mailActions;
const acts = {
  retry: { icon: IconRefresh, danger: false, failed: 'mails.error_retry', api: mailApi.retry },
  giveUp: { icon: IconMailOff, danger: true, failed: 'mails.error_give_up', api: mailApi.giveUp },
} as const;

export function MailActs({ mail: { id, recipient: name, allowedActions } }: { mail: MailRecord }) {
  const { t } = useTranslation(['dashboard', 'errorMessages', 'toast']);
  const [asked, setAsked] = useState<Act>();
  const { isPending, run } = useAct('mail');
  const allowed = (Object.keys(acts) as Act[]).filter((act) => allowedActions.includes(act));
  const confirm = (act: Act) =>
    run(() => call(acts[act].api, { params: { id } }), {
      done: { title: t(`toast:mails.${act}`), text: name },
      failed: t(`errorMessages:${acts[act].failed}`),
      onDone: () => setAsked(undefined),
    });
  if (allowed.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('dashboard:mails.actions_of', { name })}>
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {allowed.map((act) => {
            const { icon: ActIcon, danger } = acts[act];
            return (
              <Menu.Item
                key={act}
                {...(danger && { color: 'red' })}
                leftSection={<ActIcon size={18} stroke={1.9} />}
                onClick={() => setAsked(act)}
              >
                {t(`dashboard:mails.act.${act}.action`)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {asked !== undefined && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(undefined)}
          title={t(`dashboard:mails.act.${asked}.title`, { name })}
          confirmLabel={t(`dashboard:mails.act.${asked}.action`)}
          danger={acts[asked].danger}
          loading={isPending}
          onConfirm={() => void confirm(asked)}
        >
          <p>{t(`dashboard:mails.act.${asked}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
