// Notifications in the header of both apps: the bell is there at once, its popover comes when it is first opened.
import { lazy, Suspense } from 'react';
import { OnFirstUse } from '../../ui/feedback/on-first-use.tsx';
import { BellButton } from './bell-button.tsx';
import { useNotificationNews, useNotifications } from './use-notifications.ts';

const NotificationPopover = lazy(() => import('./notification-popover.tsx'));

/** The page does not wait for the bell's texts. */
export const NotificationBell = () => (
  <Suspense>
    <Bell />
  </Suspense>
);

function Bell() {
  useNotificationNews();
  const { unreadCount } = useNotifications();
  return (
    <OnFirstUse button={(open) => <BellButton unread={unreadCount} onClick={open} />}>
      <NotificationPopover />
    </OnFirstUse>
  );
}
