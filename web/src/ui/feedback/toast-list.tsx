// Shows the latest toast in place of the previous one.
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../../platform/toasts.ts';

const kinds = {
  success: { icon: IconCheck, tone: 'green' },
  error: { icon: IconX, tone: 'red' },
  warning: { icon: IconAlertTriangle, tone: 'amber' },
  info: { icon: IconInfoCircle, tone: 'blue' },
} as const;

export default function ToastList({ latest }: { latest: Toast }) {
  const { t } = useTranslation();
  useEffect(() => {
    const { kind, title, message } = latest;
    const { icon: Icon, tone } = kinds[kind];
    notifications.clean();
    notifications.show({
      title,
      message,
      icon: <Icon size={16} stroke={2} aria-hidden />,
      autoClose: kind === 'error' || kind === 'warning' ? 10_000 : 5000,
      role: kind === 'error' ? 'alert' : 'status',
      className: `toast tone-${tone}`,
      closeButtonProps: { 'aria-label': t('close') },
    });
  }, [latest, t]);
  return <Notifications limit={1} position="top-right" />;
}
