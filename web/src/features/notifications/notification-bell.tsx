// Notifications in the header of both apps. The page waits neither for the bell nor for its texts: its place is kept.
import { Suspense } from 'react';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';

const LiveBell = lazyAhead(() => import('./live-bell.tsx'));

const place = <span style={{ width: 36 }} />;

export const NotificationBell = () => (
  <Suspense fallback={place}>
    <LiveBell />
  </Suspense>
);
