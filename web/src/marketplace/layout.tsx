// The frame of the marketplace's signed-in pages.
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { useTaskNews, useTasks } from '../features/tasks/use-tasks.ts';
import { AppFrame } from '../features/users/frame/app-frame.tsx';
import { useCurrentPageName, useIsForeignPage } from '../platform/address/page-name.ts';
import { paths } from '../platform/address/paths.ts';
import { useSettings } from '../platform/api/settings.ts';
import { lazy } from '../platform/lazy.ts';
import { useRoles, useSession } from '../platform/session/session.ts';
import { inLanguage } from '../platform/words/language.ts';
import { useFormats } from '../platform/words/use-formats.ts';
import { ActingEntity } from './acting-entity-button.tsx';
import { marketplaceActs } from './acts.ts';
import { crumbsOf, marketListOf } from './crumbs.ts';
import { chapterOf } from './help.ts';
import { helpLinks, navigationOf } from './navigation.ts';

const WrongApp = lazy(() => import('../features/users/frame/wrong-app.tsx'));
/** If it fails to load, nothing is counted. */
const Counting = lazy(() => import('../features/telemetry/counting.tsx').catch(() => ({ default: () => null })));
const SupportDialog = lazy(() => import('../features/support/support-dialog.tsx'));

export function MarketplaceLayout() {
  const { t } = useTranslation();
  const settings = useSettings();
  const user = useSession();
  const roles = useRoles();
  // Its other parts change with every filter of a list.
  const pathname = useLocation({ select: (location) => location.pathname });
  const { language } = useFormats();
  const name = useCurrentPageName();
  const manual = settings.manualUrl ?? paths.manual(chapterOf(pathname));
  const [supporting, setSupporting] = useState(false);
  const foreign = useIsForeignPage();
  const { data: tasks } = useTasks();
  useTaskNews();
  /** Loads with the first search. */
  const find = useCallback(
    async (text: string, signal: AbortSignal) => (await import('./find-records.ts')).findRecords(t, text, signal),
    [t],
  );
  if (user.isAdmin)
    return (
      <Suspense>
        <WrongApp kind="admin" url={`${settings.adminUrl}${inLanguage('/', language)}`} />
      </Suspense>
    );
  return (
    <AppFrame
      homeTo={paths.home()}
      find={find}
      acts={marketplaceActs(t, roles)}
      groups={navigationOf(t, roles, (foreign && marketListOf(pathname)) || pathname, tasks?.unreadNegotiations)}
      helpTo={manual}
      footerLinks={helpLinks(t, () => setSupporting(true), manual)}
      crumbs={crumbsOf(pathname, t, name, foreign)}
      acting={<ActingEntity />}
      notifications={<NotificationBell />}
      profileTo={paths.profile()}
      privacyTo={paths.privacy()}
      wide={pathname.endsWith('/marketplace/negotiations')}
      extra={
        <Suspense>
          {supporting && <SupportDialog onClose={() => setSupporting(false)} />}
          {settings.telemetry && user.preferences.analytical && <Counting />}
        </Suspense>
      }
    >
      <Outlet />
    </AppFrame>
  );
}
