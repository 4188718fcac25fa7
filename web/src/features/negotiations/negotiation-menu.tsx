// The actions on a negotiation: mute it, go to its item, cancel it for good.
import { ActionIcon, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconDotsVertical, IconExternalLink, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type NegotiationRecord, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { negotiationQuery, useRefreshNegotiations } from './message/negotiation-news.ts';

/** An action on the negotiation; its answer is the new state. */
function useNegotiationAct() {
  const { t } = useTranslation(['negotiations', 'errorMessages']);
  const client = useQueryClient();
  const refresh = useRefreshNegotiations();
  const [busy, setBusy] = useState(false);
  const act = async (send: () => Promise<NegotiationRecord>, failed: 'mute' | 'status'): Promise<boolean> => {
    setBusy(true);
    try {
      const changed = await send();
      client.setQueryData(negotiationQuery(changed.id).queryKey, changed);
      return true;
    } catch (error) {
      toasts.error(t(`errorMessages:negotiations.error_${failed}`), refusalOf(error).message ?? '');
      return false;
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { act, busy };
}

interface NegotiationMenuProps {
  negotiation: NegotiationRecord;
  otherName: string;
}

export function NegotiationMenu({ negotiation, otherName }: NegotiationMenuProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const [asking, setAsking] = useState(false);
  const { act, busy } = useNegotiationAct();
  const { id, muted, status, entityType, item, allowedActions } = negotiation;
  const mute = () => act(() => call(negotiationApi.mute, { params: { id }, body: { muted: !muted } }), 'mute');
  const cancel = async () => {
    if (await act(() => call(negotiationApi.cancel, { params: { id }, body: {} }), 'status')) {
      toasts.success(t('negotiations:cancel.done'));
    }
    setAsking(false);
  };
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
            <Menu.Item leftSection={<MuteIcon size={18} stroke={1.9} />} disabled={busy} onClick={() => void mute()}>
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
        onConfirm={() => void cancel()}
        loading={busy}
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
export function MuteButton({ negotiation: { id, muted, allowedActions } }: { negotiation: NegotiationRecord }) {
  const { t } = useTranslation('negotiations');
  const { act, busy } = useNegotiationAct();
  if (!allowedActions.includes('mute')) return null;
  const Icon = muted ? IconBellOff : IconBell;
  return (
    <ActionIcon
      variant={muted ? 'light' : 'subtle'}
      color="gray"
      size={36}
      loading={busy}
      aria-label={t('menu.mute')}
      aria-pressed={muted}
      title={t(muted ? 'menu.unmute' : 'menu.mute')}
      onClick={() => void act(() => call(negotiationApi.mute, { params: { id }, body: { muted: !muted } }), 'mute')}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
