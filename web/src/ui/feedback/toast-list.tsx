// Shows the latest toast in place of the previous one, where it covers no action: at the left above the foot, on a phone
// below the header. What failed stays until it is closed or the next one comes, what can still be undone as long as that
// is so, and Ctrl Z undoes the last of it wherever the focus is, except in a field, which has its own undo. A newer toast
// about the same record ends what an earlier one offers to undo.
import { Button, Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../platform/shortcuts/typing-target.ts';
import type { Toast, ToastAct } from '../../platform/toasts.ts';

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
  /** The one that makes way for the next. */
  const passing = useRef<string>(undefined);
  /** The last one about each record. */
  const shownAbout = useRef(new Map<string, string>());
  const offered = useOffered();
  const onDesk = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  useEffect(() => {
    const { kind, title, message, act, about } = latest;
    const { icon: Icon, tone } = kinds[kind];
    if (passing.current !== undefined) notifications.hide(passing.current);
    const id = crypto.randomUUID();
    passing.current = act ? undefined : id;
    const end = (toast: string) => {
      offered.delete(toast);
      notifications.hide(toast);
    };
    const done = () => end(id);
    if (about !== undefined) {
      const earlier = shownAbout.current.get(about);
      if (earlier !== undefined) end(earlier);
      shownAbout.current.set(about, id);
    }
    if (act?.isUndo) offered.set(id, () => takeAct(act, done));
    notifications.show({
      id,
      onClose: () => offered.delete(id),
      title,
      message: act ? <ActMessage message={message} act={act} onDone={done} /> : message,
      icon: <Icon size={16} stroke={2} aria-hidden />,
      autoClose: act ? act.seconds * 1000 : durations[kind],
      role: kind === 'error' ? 'alert' : 'status',
      className: `toast tone-${tone}`,
      closeButtonProps: { 'aria-label': t('close') },
    });
  }, [latest, t, offered]);
  return <Notifications limit={3} position={onDesk ? 'bottom-left' : 'top-center'} className="toasts" />;
}

/** What can be undone at the moment, the latest last. */
function useOffered(): Map<string, () => void> {
  const [offered] = useState(() => new Map<string, () => void>());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      const last = [...offered.values()].at(-1);
      if (!isUndo || !last || isTyping(event)) return;
      event.preventDefault();
      last();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [offered]);
  return offered;
}

function takeAct({ run }: ToastAct, onDone: () => void): void {
  onDone();
  run();
}

interface ActMessageProps {
  message: string;
  act: ToastAct;
  onDone: () => void;
}

function ActMessage({ message, act, onDone }: ActMessageProps) {
  return (
    <span className="toast-act">
      <span>{message}</span>
      <Button
        size="xs"
        variant="default"
        aria-keyshortcuts={act.isUndo ? 'Control+Z Meta+Z' : undefined}
        onClick={() => takeAct(act, onDone)}
      >
        {act.label}
        {act.isUndo && (
          <Kbd size="xs" className="toast-key" aria-hidden>
            Ctrl Z
          </Kbd>
        )}
      </Button>
    </span>
  );
}
