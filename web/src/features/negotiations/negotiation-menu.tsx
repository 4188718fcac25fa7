// The actions on a negotiation: mute it, go to its item, cancel it for good.
import { ActionIcon, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconDotsVertical, IconExternalLink, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type NegotiationRecord, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { negotiationQuery, useRefreshNegotiations } from './message/negotiation-news.ts';

/** An action on the negotiation; its answer is the new state. */
function useNegotiationAct() {
  const { t } = useTranslation(['negotiations', 'errorMessages']);
  const client = useQueryClient();
  const { isPending, run } = useAct(useRefreshNegotiations());
  const show = (changed: NegotiationRecord) => client.setQueryData(negotiationQuery(changed.id).queryKey, changed);
  const mute = ({ id, muted }: NegotiationRecord) =>
    run(() => call(negotiationApi.mute, { params: { id }, body: { muted: !muted } }), {
      failed: t('errorMessages:negotiations.error_mute'),
      onDone: show,
    });
  const cancel = ({ id }: NegotiationRecord) =>
    run(() => call(negotiationApi.cancel, { params: { id }, body: {} }), {
      done: t('negotiations:cancel.done'),
      failed: t('errorMessages:negotiations.error_status'),
      onDone: show,
    });
  return { isPending, mute, cancel };
}

interface NegotiationMenuProps {
  negotiation: NegotiationRecord;
  otherName: string;
}

export function NegotiationMenu({ negotiation, otherName }: NegotiationMenuProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const [asking, setAsking] = useState(false);
  const { isPending, mute, cancel } = useNegotiationAct();
  const { muted, status, entityType, item, allowedActions } = negotiation;
  const isOpen = status === 'AVAILABLE' || status === 'ONGOING';
  const MuteIcon = muted ? IconBell : IconBellOff;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('negotiations:menu.label')}>
            <IconDotsVertical size={20} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {allowedActions.includes('mute') && (
            <Menu.Item
              leftSection={<MuteIcon size={18} stroke={1.9} />}
              disabled={isPending}
              onClick={() => void mute(negotiation)}
            >
              {t(muted ? 'negotiations:menu.unmute' : 'negotiations:menu.mute')}
            </Menu.Item>
          )}
          {isOpen && (
            <Menu.Item
              component={AppLink}
              to={entityType === 'PROJECT' ? paths.project(item.id) : paths.offer(item.id)}
              leftSection={<IconExternalLink size={18} stroke={1.9} />}
            >
              {t(`negotiations:menu.go_${entityType}`)}
            </Menu.Item>
          )}
          {allowedActions.includes('cancel') && (
            <Menu.Item color="red" leftSection={<IconX size={18} stroke={1.9} />} onClick={() => setAsking(true)}>
              {t('negotiations:menu.cancel')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('negotiations:cancel.title', { name: otherName })}
        confirmLabel={t('negotiations:cancel.confirm')}
        keepLabel={t('negotiations:cancel.keep')}
        onConfirm={() => void cancel(negotiation).then(() => setAsking(false))}
        loading={isPending}
        danger
      >
        <p>{t('negotiations:cancel.text', { item: item.name })}</p>
        <p>
          <strong>{t('negotiations:cancel.for_good')}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Stands beside the menu, so that one click mutes. */
export function MuteButton({ negotiation }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation('negotiations');
  const { isPending, mute } = useNegotiationAct();
  const { muted, allowedActions } = negotiation;
  if (!allowedActions.includes('mute')) return null;
  const Icon = muted ? IconBellOff : IconBell;
  return (
    <ActionIcon
      variant={muted ? 'light' : 'subtle'}
      color="gray"
      size={36}
      loading={isPending}
      aria-label={t('menu.mute')}
      aria-pressed={muted}
      title={t(muted ? 'menu.unmute' : 'menu.mute')}
      onClick={() => void mute(negotiation)}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
