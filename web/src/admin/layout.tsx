// The frame of the admin app's pages.
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingCounts } from '../features/dashboard/use-waiting-counts.ts';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { AppFrame } from '../features/users/frame/app-frame.tsx';
import { useHref } from '../platform/address/navigation.ts';
import { useCurrentPageName } from '../platform/address/page-name.ts';
import { adminPaths } from '../platform/address/paths.ts';
import { useSettings } from '../platform/api/settings.ts';
import { lazy } from '../platform/lazy.ts';
import { useSession } from '../platform/session/session.ts';
import { inLanguage } from '../platform/words/language.ts';
import { useFormats } from '../platform/words/use-formats.ts';
import { adminActs } from './acts.ts';
import { adminCrumbsOf } from './crumbs.ts';
import { sectionOf } from './help.ts';
import { adminHelp, adminNavigation } from './navigation.ts';

const WrongApp = lazy(() => import('../features/users/frame/wrong-app.tsx'));

export function AdminLayout() {
  const { t, i18n } = useTranslation();
  const settings = useSettings();
  const user = useSession();
  // Its other parts change with every filter of a list.
  const pathname = useLocation({ select: (location) => location.pathname });
  const { language } = useFormats();
  const name = useCurrentPageName();
  const help = useHref(adminPaths.manual(sectionOf(pathname)));
  const waiting = useWaitingCounts(user.isAdmin);
  /** Loads with the first search. */
  const find = useCallback(
    async (text: string, signal: AbortSignal) => (await import('./find-records.ts')).findRecords(i18n, text, signal),
    [i18n],
  );
  if (!user.isAdmin) {
    return (
      <Suspense>
        <WrongApp kind="marketplace" url={`${settings.marketplaceUrl}${inLanguage('/', language)}`} />
      </Suspense>
    );
  }
  return (
    <AppFrame
      appTag={t('navigation.administration')}
      homeTo={adminPaths.dashboard()}
      groups={adminNavigation(t, pathname, waiting)}
      helpTo={help}
      footerLinks={adminHelp(t, pathname)}
      crumbs={adminCrumbsOf(pathname, t, name)}
      find={find}
      acts={adminActs(t)}
      notifications={<NotificationBell />}
      profileTo={adminPaths.profile()}
      privacyTo={adminPaths.privacy()}
    >
      <Outlet />
    </AppFrame>
  );
}
