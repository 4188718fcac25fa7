// Notifications in the header of both apps. The page waits neither for the bell nor for its texts: its place is kept.
import { lazy, Suspense } from 'react';

const LiveBell = lazy(() => import('./live-bell.tsx'));

const place = <span style={{ width: 36 }} />;

export const NotificationBell = () => (
  <Suspense fallback={place}>
    <LiveBell />
  </Suspense>
);
