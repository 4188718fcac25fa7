// What the two apps' route trees share: the language segment, the guard of signed-in pages, the account pages' frame.
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRouter,
  type ErrorRouteComponent,
  type NotFoundRouteComponent,
  notFound,
  type ParsedLocation,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { chooseLanguage, isLanguage } from '@wattpact/domain/words/language-choice';
import { paths } from '../platform/address/paths.ts';
import { readSearch, writeSearch } from '../platform/address/search-text.ts';
import { ApiError } from '../platform/api/request.ts';
import { settingsQuery } from '../platform/api/settings.ts';
import { type Profile, profileQuery } from '../platform/session/session.ts';
import { changeLanguage, currentLanguage } from '../platform/words/i18n.ts';
import { inLanguage, storedLanguage } from '../platform/words/language.ts';

export interface AppContext {
  queryClient: QueryClient;
}

const firstSegment = (pathname: string) => pathname.split('/')[1];

/** Redirects a path without a language to the preferred one, keeping query and hash. */
async function settleLanguage(location: ParsedLocation, { queryClient }: AppContext): Promise<void> {
  const first = firstSegment(location.pathname);
  if (isLanguage(first)) return changeLanguage(first);
  const settings = await queryClient.ensureQueryData(settingsQuery);
  const profile = storedLanguage() ? undefined : await queryClient.fetchQuery(profileQuery).catch(() => undefined);
  const language = chooseLanguage({
    stored: storedLanguage(),
    profile: profile?.language,
    browser: navigator.languages,
    fallback: settings.defaultLanguage,
  });
  throw redirect({
    to: inLanguage(location.pathname, language),
    search: readSearch(location.searchStr),
    hash: location.hash,
    replace: true,
  } as never);
}

export const createLanguageRoot = (component: RouteComponent, notFoundComponent: NotFoundRouteComponent) =>
  createRootRouteWithContext<AppContext>()({
    component,
    notFoundComponent,
    beforeLoad: async ({ location, context }) => {
      await settleLanguage(location, context);
      await context.queryClient.ensureQueryData(settingsQuery);
    },
  });

/** The only page open to users with a pending duty: the server refuses the requests of all others. */
function dutyPage({ mustChangePassword, mustEnrolSecondFactor }: Profile): string | undefined {
  if (mustChangePassword) return paths.profile();
  return mustEnrolSecondFactor ? paths.security() : undefined;
}

/**
 * Loads the profile, or redirects to the sign-in page, which returns to the requested page afterwards. To an address of no
 * page nobody has to sign in.
 */
export async function requireSession(
  location: ParsedLocation,
  { queryClient }: AppContext,
  { exists }: { exists: boolean },
): Promise<Profile> {
  try {
    const profile = await queryClient.ensureQueryData(profileQuery);
    const page = dutyPage(profile);
    if (page && location.pathname !== page)
      throw redirect({ to: page, search: { next: location.publicHref }, replace: true } as never);
    return profile;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (!exists) throw notFound();
    throw redirect({ to: `/${currentLanguage()}/sign-in`, search: { next: location.publicHref } } as never);
  }
}

export function createAppRouter(
  routeTree: AnyRoute,
  context: AppContext,
  basepath: string,
  error: ErrorRouteComponent,
) {
  return createRouter({
    routeTree,
    context,
    basepath,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: error,
    // A fast page shows no placeholder; a placeholder that is shown stays long enough not to flash.
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    scrollToTopSelectors: ['#page-scroll'],
  });
}
