// Where toasts appear; their component loads with the first one.
import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '../../platform/toasts.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

export function ToastHost() {
  const [latest, setLatest] = useState<Toast>();
  useEffect(() => onToast(setLatest), []);
  if (!latest) return null;
  return (
    <Suspense>
      <ToastList latest={latest} />
    </Suspense>
  );
}
