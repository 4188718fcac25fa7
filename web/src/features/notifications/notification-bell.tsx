// Notifications in the header of both apps. The page does not wait for the bell or its texts; their place is reserved.
import { Suspense } from 'react';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';

const LiveBell = lazyAhead(() => import('./live-bell.tsx'));

const place = <span style={{ width: 36 }} />;

export const NotificationBell = () => (
  <Suspense fallback={place}>
    <LiveBell />
  </Suspense>
);
