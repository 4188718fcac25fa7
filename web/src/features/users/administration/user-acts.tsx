// An administrator's actions on a user: disable, enable, remove a lost second factor, restore, delete for good. Each asks
// first; the last in a dialog of its own, which also asks who takes over.
import { Menu } from '@mantine/core';
import { type Icon, IconRestore, IconShieldOff, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/admin-user-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { AskedActs } from '../../../ui/feedback/asked-acts.tsx';
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
  const { t } = useTranslation(['profile', 'errorMessages', 'toast']);
  const { isPending, run } = useAct('user');
  const [isErasing, setErasing] = useState(false);
  const asked = Object.entries(acts).flatMap(([action, { icon, danger }]) =>
    allowedActions.includes(action)
      ? {
          name: action,
          label: t(`profile:users.act.${action}.action` as never),
          icon,
          danger,
          title: t(`profile:users.act.${action}.title` as never, { name }),
          text: t(`profile:users.act.${action}.text` as never),
        }
      : [],
  );
  const confirm = async (action: string, close: () => void) => {
    const act = acts[action];
    if (!act) return;
    await run(() => act.run(id), {
      done: { title: t(`toast:users.${action}` as never), text: name },
      failed: t(`errorMessages:${act.failed}` as never),
      onDone: close,
    });
  };
  const erase = allowedActions.includes('remove') && (
    <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.9} />} onClick={() => setErasing(true)}>
      {t('profile:users.act.remove.action')}
    </Menu.Item>
  );
  return (
    <>
      <AskedActs
        label={t('profile:users.actions_of', { name })}
        acts={asked}
        loading={isPending}
        further={erase}
        onConfirm={confirm}
      />
      {isErasing && <ErasureDialog user={user} onClose={() => setErasing(false)} />}
    </>
  );
}
