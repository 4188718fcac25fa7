// Shows the latest toast in place of the previous one, below the header, whose search and menus stay in reach. What
// failed stays until it is closed or the next one comes, what can still be undone as long as that is so.
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
  useEffect(() => {
    const { kind, title, message, act } = latest;
    const { icon: Icon, tone } = kinds[kind];
    if (passing.current !== undefined) notifications.hide(passing.current);
    const id = crypto.randomUUID();
    passing.current = act ? undefined : id;
    notifications.show({
      id,
      title,
      message: act ? <ActMessage message={message} act={act} onDone={() => notifications.hide(id)} /> : message,
      icon: <Icon size={16} stroke={2} aria-hidden />,
      autoClose: act ? act.seconds * 1000 : durations[kind],
      role: kind === 'error' ? 'alert' : 'status',
      className: `toast tone-${tone}`,
      closeButtonProps: { 'aria-label': t('close') },
    });
  }, [latest, t]);
  return <Notifications limit={3} position="top-right" className="toasts" />;
}

interface ActMessageProps {
  message: string;
  act: ToastAct;
  onDone: () => void;
}

function ActMessage({ message, act: { label, run }, onDone }: ActMessageProps) {
  return (
    <span className="toast-act">
      <span>{message}</span>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          onDone();
          run();
        }}
      >
        {label}
      </Button>
    </span>
  );
}
