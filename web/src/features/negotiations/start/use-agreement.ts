// Whether the user has agreed to the fees before opening or starting a negotiation. Asked once per negotiation and session,
// unless they opt out (stored with their account, or in this browser if that fails).
import { useQueryClient } from '@tanstack/react-query';
import { userApi } from '@wattpact/domain/users/user-api';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { profileQuery, useSession } from '../../../platform/session/session.ts';

/** Agreed in the session of this tab: switching between negotiations does not ask again. */
const agreedKey = (userId: string, key: string) => `negotiation-agreed:${userId}:${key}`;
const agreed = new Set<string>();

/** Agreeing to start a negotiation includes opening it. */
export function rememberAgreed(userId: string, key: string): void {
  const name = agreedKey(userId, key);
  agreed.add(name);
  try {
    sessionStorage.setItem(name, 'yes');
  } catch {}
}

function hasAgreed(userId: string, key: string): boolean {
  const name = agreedKey(userId, key);
  try {
    return agreed.has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    return agreed.has(name);
  }
}

const storageKey = (userId: string) => `skip-negotiation-agreement:${userId}`;

function isSkippedHere(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey(userId)) !== null;
  } catch {
    return false;
  }
}

export interface Agreement {
  isNeeded: boolean;
  agree: (neverAgain: boolean) => void;
}

/** @param key what is opened or started; undefined: nothing */
export function useAgreement(key: string | undefined): Agreement {
  const { id, preferences } = useSession();
  const client = useQueryClient();
  const [, render] = useState(0);
  const isNeeded =
    key !== undefined && !hasAgreed(id, key) && !preferences.skipNegotiationAgreement && !isSkippedHere(id);
  const agree = (neverAgain: boolean) => {
    if (key !== undefined) rememberAgreed(id, key);
    render((count) => count + 1);
    if (!neverAgain) return;
    call(userApi.setPreferences, { body: { skipNegotiationAgreement: true } })
      .then((profile) => client.setQueryData(profileQuery.queryKey, profile))
      .catch((error: unknown) => {
        console.warn('The choice was not kept', error);
        try {
          localStorage.setItem(storageKey(id), 'yes');
        } catch {}
      });
  };
  return { isNeeded, agree };
}
