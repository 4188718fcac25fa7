// An administrator's actions on a user: disable, enable, remove a lost second factor, restore, delete for good. Each asks
// first; the last in a dialog of its own, which also asks who takes over.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconRestore,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/admin-user-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { Icon } from '../../../ui/theme/icons.ts';
import { ErasureDialog } from './erasure-dialog.tsx';

interface Act {
  icon: Icon;
  danger: boolean;
  /** A text of `errorMessages`. */
  failed: string;
  run: (id: string) => Promise<unknown>;
}

const acts: Record<string, Act> = {
  disable: {
    icon: IconUserOff,
    danger: true,
    failed: 'users.error_disable',
    run: (id) => call(adminUserApi.setStatus, { params: { id, status: 'inactive' } }),
  },
  enable: {
    icon: IconUserCheck,
    danger: false,
    failed: 'users.error_enable',
    run: (id) => call(adminUserApi.setStatus, { params: { id, status: 'active' } }),
  },
  resetSecondFactor: {
    icon: IconShieldOff,
    danger: true,
    failed: 'users.error_reset_second_factor',
    run: (id) => call(adminUserApi.resetSecondFactor, { params: { id } }),
  },
  restore: {
    icon: IconRestore,
    danger: false,
    failed: 'users.error_restore',
    run: (id) => call(adminUserApi.restore, { params: { id } }),
  },
};

export function UserActs({ user }: { user: UserRecord }) {
  const { id, displayName: name, allowedActions } = user;
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  const [asked, setAsked] = useState<string>();
  const { isPending, run } = useAct('user');
  const [erasing, setErasing] = useState(false);
  const allowed = Object.entries(acts).filter(([action]) => allowedActions.includes(action));
  const canErase = allowedActions.includes('remove');
  if (allowed.length === 0 && !canErase) return null;
  const confirm = async () => {
    const act = asked === undefined ? undefined : acts[asked];
    if (!act) return;
    await run(() => act.run(id), {
      done: { title: t(`toast:users.${asked}` as never), text: name },
      failed: t(`errorMessages:${act.failed}` as never),
      onDone: () => setAsked(undefined),
    });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('profile:users.actions_of', { name })}>
            <IconDotsVertical size={18} stroke={1.9} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {allowed.map(([action, { icon: ActIcon, danger }]) => (
            <Menu.Item
              key={action}
              {...(danger && { color: 'red' })}
              leftSection={<ActIcon size={18} stroke={1.9} />}
              onClick={() => setAsked(action)}
            >
              {t(`profile:users.act.${action}.action` as never)}
            </Menu.Item>
          ))}
          {canErase && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.9} />} onClick={() => setErasing(true)}>
              {t('profile:users.act.remove.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {erasing && <ErasureDialog user={user} onClose={() => setErasing(false)} />}
      {asked !== undefined && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(undefined)}
          title={t(`profile:users.act.${asked}.title` as never, { name })}
          confirmLabel={t(`profile:users.act.${asked}.action` as never)}
          danger={acts[asked]?.danger ?? false}
          loading={isPending}
          onConfirm={() => void confirm()}
        >
          <p>{t(`profile:users.act.${asked}.text` as never)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
