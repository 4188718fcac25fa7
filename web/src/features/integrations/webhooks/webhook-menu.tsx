// What can be done with a webhook, each in a dialog of its own.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconKey, IconList, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import type { WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import type { Icon } from '../../../ui/theme/icons.ts';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { useSwitch } from './use-switch.ts';
import { DeleteWebhookDialog, RotateSecretDialog, SwitchOffDialog } from './webhook-dialogs.tsx';

type Dialog = 'edit' | 'secret' | 'switch_off' | 'delete';

interface Entry {
  act: Dialog | 'switch_on';
  icon: Icon;
  /** By the webhook's own acts. */
  right: 'edit' | 'rotateSecret' | 'delete';
}

const entriesOf = ({ isActive }: WebhookRecord): Entry[] => [
  { act: 'edit', icon: IconPencil, right: 'edit' },
  { act: 'secret', icon: IconKey, right: 'rotateSecret' },
  { act: isActive ? 'switch_off' : 'switch_on', icon: IconPower, right: 'edit' },
  { act: 'delete', icon: IconTrash, right: 'delete' },
];

const icon = { size: 18, stroke: 1.9 };

export function WebhookMenu({ webhook }: { webhook: WebhookRecord }) {
  const { t } = useTranslation('legalEntity');
  const [open, setOpen] = useState<Dialog>();
  const { run } = useSwitch(webhook);
  const { id, legalEntityId, name, allowedActions } = webhook;
  const entries = entriesOf(webhook).filter(({ right }) => allowedActions.includes(right));
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('webhooks.actions_of', { name })}>
            <IconDotsVertical {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={AppLink}
            to={`${paths.integrations(legalEntityId)}/${id}`}
            leftSection={<IconList {...icon} />}
          >
            {t('webhooks.act.log')}
          </Menu.Item>
          {entries.map(({ act, icon: ActIcon }) => (
            <Menu.Item
              key={act}
              {...(act === 'delete' && { color: 'red' })}
              leftSection={<ActIcon {...icon} />}
              onClick={() => (act === 'switch_on' ? void run(true) : setOpen(act))}
            >
              {t(`webhooks.act.${act}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {open === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {open === 'secret' && <RotateSecretDialog webhook={webhook} onClose={close} />}
      {open === 'switch_off' && <SwitchOffDialog webhook={webhook} onClose={close} />}
      {open === 'delete' && <DeleteWebhookDialog webhook={webhook} onClose={close} />}
    </>
  );
}
