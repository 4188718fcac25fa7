// The bell with the unread count; its popover loads when it is first opened.
import { lazy } from 'react';
import { OnFirstUse } from '../../ui/feedback/on-first-use.tsx';
import { BellButton } from './bell-button.tsx';
import { useNotificationNews, useNotifications } from './use-notifications.ts';

const NotificationPopover = lazy(() => import('./notification-popover.tsx'));

export default function LiveBell() {
  useNotificationNews();
  const { unreadCount } = useNotifications();
  return (
    <OnFirstUse button={(open) => <BellButton unread={unreadCount} onClick={open} />}>
      <NotificationPopover />
    </OnFirstUse>
  );
}
