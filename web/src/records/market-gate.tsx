// The market is open to users with a role in an approved entity; the others read what is missing.
import { type ReactNode, Suspense } from 'react';
import { lazy } from '../platform/lazy.ts';
import { useRoles } from '../platform/session/session.ts';
import { PageHeader } from '../ui/app-shell/page-header.tsx';
import { PendingNotice } from './pending-notice.tsx';

const MarketPreview = lazy(() => import('./market-preview.tsx').then((module) => ({ default: module.MarketPreview })));

export function MarketGate({ title, children }: { title: string; children: ReactNode }) {
  const roles = useRoles();
  if (roles.isLoading) return <PageHeader title={title} />;
  if (roles.hasApprovedEntity) return children;
  return (
    <>
      <PageHeader title={title} />
      <PendingNotice />
      <Suspense>
        <MarketPreview />
      </Suspense>
    </>
  );
}
