// The invitation that a link to the sign-up brings: the company that invites, and what it has written about the person.
import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
import { call } from '../../../platform/api/call.ts';
import { ApiError } from '../../../platform/api/request.ts';

/** The server knows no such invitation. Any other failure says nothing about it. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

interface Names {
  firstName: string;
  lastName: string;
  email: string;
}

/** What the company wrote, in the fields that are still empty. */
export const filledIn = <Values extends Names>(values: Values, { firstName, lastName, email }: Names): Values => ({
  ...values,
  firstName: values.firstName || firstName,
  lastName: values.lastName || lastName,
  email: values.email || email,
});

type Answer = Names & { company: string };

export interface Invitation {
  /** Also while it could not be read: the server decides. Without one, or with a refused one, undefined. */
  token: string | undefined;
  invited: Answer | undefined;
  state: 'none' | 'loading' | 'known' | 'refused' | 'failed';
  /** What it could not be read with. */
  error: unknown;
  retry: () => Promise<QueryObserverResult<Answer>>;
  /** The server has refused it at the sign-up. */
  refuse: () => void;
}

export function useInvitation(): Invitation {
  const token = useLinkParts().get('invitation') ?? undefined;
  const [isSpent, setSpent] = useState(false);
  const { data, error, isLoading, errorUpdateCount, refetch } = useQuery({
    queryKey: [authApi.readInvitation.path, token],
    queryFn: () => call(authApi.readInvitation, { body: { token: token ?? '' }, anonymous: true }),
    enabled: token !== undefined,
    retry: false,
  });
  const state = () => {
    if (token === undefined) return 'none';
    if (isSpent || isRefused(error)) return 'refused';
    if (data) return 'known';
    // While it is read again, the form stays with what was typed.
    return isLoading && errorUpdateCount === 0 ? 'loading' : 'failed';
  };
  const now = state();
  return {
    token: now === 'refused' ? undefined : token,
    invited: now === 'known' ? data : undefined,
    state: now,
    error,
    retry: refetch,
    refuse: () => setSpent(true),
  };
}
