// The frame of an app's route tree: the language, the public pages, and the pages behind the sign-in.
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type NotFoundRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { whenOnline } from '../platform/online.ts';
import { PagePending } from '../ui/feedback/page-pending.tsx';
import { createLanguageRoot, requireSession } from './app-router.tsx';

type Load = () => Promise<Record<string, unknown>>;

const lazyPart = (load: Load, name: string): RouteComponent =>
  lazyRouteComponent(whenOnline(load) as never, name as never);

interface AppFrame {
  layout: RouteComponent;
  notFound: NotFoundRouteComponent;
  /** What the frame shows besides the profile, so that nothing in it moves when it arrives. Loads beside the page's code. */
  load?: (client: QueryClient) => Promise<unknown>;
}

export function appRoutes({ layout: Layout, notFound: NotFound, load: loadFrame }: AppFrame) {
  const root = createLanguageRoot(Outlet, NotFound);
  const language = createRoute({ getParentRoute: () => root, path: '$lang' });
  const signedIn = createRoute({
    getParentRoute: () => language,
    id: 'signed-in',
    beforeLoad: async ({ location, context, matches }) => ({
      user: await requireSession(location, context, { exists: matches.at(-1)?.routeId !== unknownPages.id }),
    }),
    // Without it the frame shows less, so an error must not replace the page.
    loader: ({ context }) => loadFrame?.(context.queryClient).catch(() => undefined),
    component: Layout,
    notFoundComponent: NotFound,
  });
  /** A page behind the sign-in. */
  const shown = (path: string, component: RouteComponent): AnyRoute =>
    createRoute({ getParentRoute: () => signedIn, path, component, pendingComponent: PagePending });
  /** Addresses of no page: who is signed in keeps the frame around the answer. */
  const unknownPages: AnyRoute = shown('$', NotFound as RouteComponent);
  return {
    shown,
    /** The same, in its own chunk. */
    page: (path: string, load: Load, name: string) => shown(path, lazyPart(load, name)),
    /** A public page: the account pages. */
    open: (path: string, load: Load, name: string): AnyRoute =>
      createRoute({ getParentRoute: () => language, path, component: lazyPart(load, name) }),
    tree: (openPages: AnyRoute[], pages: AnyRoute[]) =>
      root.addChildren([language.addChildren([...openPages, signedIn.addChildren([...pages, unknownPages])])]),
  };
}
