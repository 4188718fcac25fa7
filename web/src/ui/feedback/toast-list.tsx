// Shows one toast at a time: the latest takes the place of the one before, where it covers no action: at the left above the
// foot, on a phone below the header. What failed stays until it is closed or the next one comes. What earlier toasts offer
// stays in it as long as it is offered, and Ctrl Z undoes the last of it wherever the focus is, except in a field, which has
// its own undo.
import { Button, Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../platform/shortcuts/typing-target.ts';
import type { Toast, ToastAct } from '../../platform/toasts.ts';
import { createToastOffers, type ToastOffer, type ToastOffers } from './toast-offers.ts';

const kinds = {
  success: { icon: IconCheck, tone: 'green' },
  error: { icon: IconX, tone: 'red' },
  warning: { icon: IconAlertTriangle, tone: 'amber' },
  info: { icon: IconInfoCircle, tone: 'blue' },
} as const;

/** In ms. */
const durations = { success: 5000, info: 5000, warning: 10_000, error: false } as const;

export default function ToastList({ latest }: { latest: Toast }) {
  const { t } = useTranslation();
  const [offers] = useState(createToastOffers);
  const onDesk = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const take = useCallback(
    ({ id, act }: ToastOffer) => {
      offers.end(id);
      const { shownIn, open } = offers.state();
      if (id === shownIn && open.length === 0) notifications.hide(id);
      act.run();
    },
    [offers],
  );
  useUndoKeys(offers, take);
  useEffect(() => {
    const { kind, title, message, act } = latest;
    const { icon: Icon, tone } = kinds[kind];
    const id = crypto.randomUUID();
    const { shownIn: previous } = offers.state();
    const offeredMs = offers.add(id, latest, Date.now());
    if (previous !== undefined) notifications.hide(previous);
    if (act) setTimeout(() => offers.end(id), act.seconds * 1000);
    const ownMs = act ? act.seconds * 1000 : durations[kind];
    notifications.show({
      id,
      // Not where a newer one takes its place.
      onClose: () => offers.state().shownIn === id && offers.clear(),
      title,
      message: <Offered id={id} message={message} offers={offers} onTake={take} />,
      icon: <Icon size={16} stroke={2} aria-hidden />,
      autoClose: ownMs === false ? false : Math.max(ownMs, offeredMs),
      role: kind === 'error' ? 'alert' : 'status',
      className: `toast tone-${tone}`,
      closeButtonProps: { 'aria-label': t('close') },
    });
  }, [latest, t, offers, take]);
  return <Notifications limit={1} position={onDesk ? 'bottom-left' : 'top-center'} className="toasts" />;
}

/** Ctrl Z takes the last offer that undoes something. */
function useUndoKeys(offers: ToastOffers, take: (offer: ToastOffer) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      const last = offers.state().open.findLast(({ act }) => act.isUndo);
      if (!isUndo || !last || isTyping(event)) return;
      event.preventDefault();
      take(last);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [offers, take]);
}

interface OfferedProps {
  /** Of the toast that is shown. */
  id: string;
  message: string;
  offers: ToastOffers;
  onTake: (offer: ToastOffer) => void;
}

/** What the toast says with its own offer, then what earlier ones still offer, each by its title. */
function Offered({ id, message, offers, onTake }: OfferedProps) {
  const { shownIn, open } = useSyncExternalStore(offers.subscribe, offers.state);
  // While it fades out, the one in its place has them.
  if (shownIn !== id) return message;
  const own = open.find((one) => one.id === id);
  const undone = open.findLast(({ act }) => act.isUndo);
  return (
    <>
      {own ? (
        <ActMessage message={message} act={own.act} hasKey={own === undone} onTake={() => onTake(own)} />
      ) : (
        message
      )}
      {open
        .filter((one) => one !== own)
        .map((one) => (
          <ActMessage
            key={one.id}
            message={one.title}
            act={one.act}
            hasKey={one === undone}
            onTake={() => onTake(one)}
          />
        ))}
    </>
  );
}

interface ActMessageProps {
  message: string;
  act: ToastAct;
  /** Whether Ctrl Z takes it. */
  hasKey: boolean;
  onTake: () => void;
}

function ActMessage({ message, act, hasKey, onTake }: ActMessageProps) {
  return (
    <span className="toast-act">
      <span>{message}</span>
      <Button size="xs" variant="default" aria-keyshortcuts={hasKey ? 'Control+Z Meta+Z' : undefined} onClick={onTake}>
        {act.label}
        {hasKey && (
          <Kbd size="xs" className="toast-key" aria-hidden>
            Ctrl Z
          </Kbd>
        )}
      </Button>
    </span>
  );
}
