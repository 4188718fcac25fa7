// The frame of an app's route tree: the language, the public pages, and the pages behind the sign-in.
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type NotFoundRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { PagePending } from '../ui/feedback/page-pending.tsx';
import { createLanguageRoot, requireSession } from './app-router.tsx';

type Load = () => Promise<Record<string, unknown>>;

export function appRoutes(Layout: RouteComponent, NotFound: NotFoundRouteComponent) {
  const root = createLanguageRoot(Outlet, NotFound);
  const language = createRoute({ getParentRoute: () => root, path: '$lang' });
  const signedIn = createRoute({
    getParentRoute: () => language,
    id: 'signed-in',
    beforeLoad: async ({ location, context }) => ({ user: await requireSession(location, context) }),
    component: Layout,
    notFoundComponent: NotFound,
  });
  /** A page behind the sign-in. */
  const shown = (path: string, component: RouteComponent): AnyRoute =>
    createRoute({ getParentRoute: () => signedIn, path, component, pendingComponent: PagePending });
  return {
    shown,
    /** The same, in its own chunk. */
    page: (path: string, load: Load, name: string) => shown(path, lazyRouteComponent(load as never, name as never)),
    /** A public page: the account pages. */
    open: (path: string, load: Load, name: string): AnyRoute =>
      createRoute({
        getParentRoute: () => language,
        path,
        component: lazyRouteComponent(load as never, name as never),
      }),
    tree: (openPages: AnyRoute[], pages: AnyRoute[]) =>
      root.addChildren([language.addChildren([...openPages, signedIn.addChildren(pages)])]),
  };
}
