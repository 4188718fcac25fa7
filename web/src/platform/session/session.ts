// Who is signed in, and their roles in their companies. Roles are refetched every minute.
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { Profile } from '@wattpact/domain/users/user';
import { userApi } from '@wattpact/domain/users/user-api';
import { useMemo } from 'react';
import { call } from '../api/call.ts';
import { apiQuery } from '../api/query.ts';
import { leaveToHome } from './departures.ts';

export type { Profile };

export type RoleName = 'VIEW' | 'REGISTRY' | 'CONTRACTING' | 'MANAGE';
export type RoleMap = Partial<Record<RoleName, string[]>>;

const minute = 60_000;

const never = new Promise<never>(() => {});

/**
 * A 401 is an expected answer here: nobody is signed in. A page with one person's data must not show another's beside it.
 */
export const profileQuery = queryOptions({
  queryKey: [userApi.me.path, { anonymous: true }],
  queryFn: async ({ client, signal }): Promise<Profile> => {
    const profile = await call(userApi.me, { anonymous: true, signal });
    if (!isSomebodyElse(client, profile)) return profile;
    leaveToHome();
    return never;
  },
});
/** Whether the page belongs to another person than the one who is signed in now. */
export function isSomebodyElse(client: QueryClient, { id }: Profile): boolean {
  const known = client.getQueryData(profileQuery.queryKey);
  return known !== undefined && known.id !== id;
}
export const rolesQuery = { ...apiQuery(legalEntityApi.userRoles), refetchInterval: minute };
export const approvedEntitiesQuery = { ...apiQuery(legalEntityApi.approved), refetchInterval: minute };

/** For the first draw of what depends on them. */
export const loadRoles = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.ensureQueryData(rolesQuery), client.ensureQueryData(approvedEntitiesQuery)]);

/** The signed-in user; only on pages behind the sign-in. */
export const useSession = (): Profile => useSuspenseQuery(profileQuery).data;

/** Whether a role map holds any of the roles in any of the companies; without companies: in any company. */
export function holdsRole(map: RoleMap, role: RoleName | readonly RoleName[], ids?: readonly string[]): boolean {
  return [role].flat().some((name) => (map[name] ?? []).some((id) => ids === undefined || ids.includes(id)));
}

export interface Roles {
  holds: (role: RoleName | readonly RoleName[], ids?: readonly string[]) => boolean;
  /** Any role in a company that an administrator has approved. */
  hasApprovedEntity: boolean;
  isLoading: boolean;
  /** Set while they are not known because a call failed. */
  retry: (() => void) | undefined;
  error: unknown;
}

export function useRoles(): Roles {
  const roles = useQuery(rolesQuery);
  const approved = useQuery(approvedEntitiesQuery);
  const isUnknown = roles.isLoadingError || approved.isLoadingError;
  return useMemo(
    () => ({
      holds: (role, ids) => holdsRole(roles.data ?? {}, role, ids),
      hasApprovedEntity: (approved.data ?? []).length > 0,
      isLoading: roles.isPending || approved.isPending,
      error: roles.error ?? approved.error,
      retry: isUnknown ? () => void Promise.all([roles.refetch(), approved.refetch()]) : undefined,
    }),
    [
      roles.data,
      roles.isPending,
      roles.error,
      roles.refetch,
      approved.data,
      approved.isPending,
      approved.error,
      approved.refetch,
      isUnknown,
    ],
  );
}
