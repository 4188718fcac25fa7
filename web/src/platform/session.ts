// Who is signed in, and which roles he holds in which companies. Roles are fetched again each minute.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { legalEntityApi } from 'domain/legal-entities/legal-entity-api';
import { isLanguage } from 'domain/shared/language-choice';
import { authApi } from 'domain/users/auth-api';
import type { Profile } from 'domain/users/user';
import { userApi } from 'domain/users/user-api';
import { useMemo } from 'react';
import { call } from './call.ts';
import { apiQuery } from './query.ts';
import { sessionEnd } from './request.ts';

export type { Profile };

export type RoleName = 'VIEW' | 'REGISTRY' | 'CONTRACTING' | 'MANAGE';
export type RoleMap = Partial<Record<RoleName, string[]>>;

const minute = 60_000;

/** A 401 is an answer here: nobody is signed in. */
export const profileQuery = { ...apiQuery(userApi.me, { anonymous: true }), retry: false };
export const rolesQuery = { ...apiQuery(legalEntityApi.userRoles), refetchInterval: minute };
export const approvedEntitiesQuery = { ...apiQuery(legalEntityApi.approved), refetchInterval: minute };

/** The signed-in user; only on pages behind the sign-in. */
export const useSession = (): Profile => useSuspenseQuery(profileQuery).data;

/** Whether a role map holds any of the roles on any of the companies; no companies given: on any company. */
export function holdsRole(map: RoleMap, role: RoleName | readonly RoleName[], ids?: readonly string[]): boolean {
  return [role].flat().some((name) => (map[name] ?? []).some((id) => ids === undefined || ids.includes(id)));
}

export interface Roles {
  holds: (role: RoleName | readonly RoleName[], ids?: readonly string[]) => boolean;
  /** Any role in a company that an administrator has approved. */
  hasApprovedEntity: boolean;
  isLoading: boolean;
}

export function useRoles(): Roles {
  const roles = useQuery(rolesQuery);
  const approved = useQuery(approvedEntitiesQuery);
  return useMemo(
    () => ({
      holds: (role, ids) => holdsRole(roles.data ?? {}, role, ids),
      hasApprovedEntity: (approved.data ?? []).length > 0,
      isLoading: roles.isPending || approved.isPending,
    }),
    [roles.data, roles.isPending, approved.data, approved.isPending],
  );
}

const signInPath = () => {
  const base = /^\/admin(\/|$)/.test(location.pathname) ? '/admin' : '';
  const language = location.pathname.slice(base.length).split('/')[1];
  return `${base}/${isLanguage(language) ? language : 'pt'}/sign-in`;
};

/** The session's end is heard of in more than one way; the first leads out. Who leaves by himself does not come back to the page. */
let leaving: { next: string | undefined } | undefined;

/** Ends the session and leaves to where the server says (a provider may want to end its own session too). */
export async function signOut(next?: string): Promise<void> {
  leaving = { next };
  const { url } = await call(authApi.logout, { anonymous: true }).catch(() => ({ url: '' }));
  const target = new URL(url || signInPath(), location.href);
  if (leaving.next && target.origin === location.origin) {
    target.pathname = signInPath();
    target.searchParams.set('next', leaving.next);
  }
  location.assign(target);
  // Still here after a while: the departure was refused over unsaved input, or one has come back to this page.
  setTimeout(() => {
    leaving = undefined;
  }, 5000);
}

/** From now on a call that finds the session gone leads to the sign-in page, which comes back to the asked page. */
export function watchSessionEnd(): void {
  sessionEnd.handle = () => {
    if (!leaving) void signOut(location.pathname + location.search);
  };
}
