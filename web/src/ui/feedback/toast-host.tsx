// Where toasts appear. Their component is fetched ahead, because the first toast may have to say that the
// network is gone. It is no part of a page, so nothing would catch its error: where it cannot be had, no toast appears.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazy } from '../../platform/lazy.ts';
import { whenOnline } from '../../platform/online.ts';
import { onToast, type Toast } from '../../platform/toasts.ts';

const load = () => import('./toast-list.tsx');

const ToastList = lazy<typeof NoToast>(() => whenOnline(load)().catch(() => ({ default: NoToast })));

function NoToast(_: { latest: Toast }): ReactNode {
  return null;
}

export function ToastHost() {
  const [latest, setLatest] = useState<Toast>();
  useEffect(() => onToast(setLatest), []);
  useEffect(() => void load().catch(() => {}), []);
  if (!latest) return null;
  return (
    <Suspense>
      <ToastList latest={latest} />
    </Suspense>
  );
}
