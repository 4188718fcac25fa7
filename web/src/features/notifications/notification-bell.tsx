// Notifications in the header of both apps. The page does not wait for the bell or its texts; their place is reserved.
import { Suspense } from 'react';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';
import place from './bell-place.module.css';

const LiveBell = lazyAhead(() => import('./live-bell.tsx'));

export const NotificationBell = () => (
  <span className={place.place}>
    <Suspense>
      <LiveBell />
    </Suspense>
  </span>
);
