// Short notices: one at a time, a newer one takes the place of the one shown.
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';

const kinds = {
  success: { icon: IconCheck, tone: 'green' },
  error: { icon: IconX, tone: 'red' },
  warning: { icon: IconAlertTriangle, tone: 'amber' },
  info: { icon: IconInfoCircle, tone: 'blue' },
} as const;

export type ToastKind = keyof typeof kinds;

function show(kind: ToastKind, title: string, message: string): void {
  const { icon: Icon, tone } = kinds[kind];
  notifications.clean();
  notifications.show({
    title,
    message,
    icon: <Icon size={16} stroke={2} aria-hidden />,
    autoClose: kind === 'error' ? 10_000 : 5000,
    role: kind === 'error' ? 'alert' : 'status',
    className: `toast tone-${tone}`,
  });
}

export const toasts = {
  success: (title: string, message = '') => show('success', title, message),
  error: (title: string, message = '') => show('error', title, message),
  warning: (title: string, message = '') => show('warning', title, message),
  info: (title: string, message = '') => show('info', title, message),
};
