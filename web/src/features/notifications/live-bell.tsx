// The bell with the unread count; its popover loads when it is first opened.

import { lazy } from '../../platform/lazy.ts';
import { OnFirstUse } from '../../ui/feedback/on-first-use.tsx';
import { BellButton } from './bell-button.tsx';
import { useNotificationNews, useNotifications } from './use-notifications.ts';

const load = () => import('./notification-popover.tsx');
const NotificationPopover = lazy(load);

export default function LiveBell() {
  useNotificationNews();
  const { unreadCount } = useNotifications();
  return (
    <OnFirstUse load={load} button={(open) => <BellButton unread={unreadCount} onClick={open} />}>
      <NotificationPopover />
    </OnFirstUse>
  );
}
