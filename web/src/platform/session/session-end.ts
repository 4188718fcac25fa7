// What happens to a page whose session was refused, or whose socket was closed with it.
import type { QueryClient } from '@tanstack/react-query';
import { userApi } from '@wattpact/domain/users/user-api';
import { ApiError, call } from '../api/call.ts';
import { type Standing, sessionEnd } from '../api/request.ts';
import { pause } from '../pause.ts';
import { isLeaving, leaveToHome, leaveToSignIn } from './departures.ts';
import { isSomebodyElse, type Profile, profileQuery } from './session.ts';

/** A new sign-in ends the previous session first; for a moment the browser does not have the new one yet. */
const handoverMs = 1000;

/** Who is signed in now; null when nobody is. */
async function signedInUser(): Promise<Profile | null> {
  try {
    return await call(userApi.me, { anonymous: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function findStanding(client: QueryClient): Promise<Standing> {
  try {
    let person = await signedInUser();
    if (!person) {
      await pause(handoverMs);
      person = await signedInUser();
    }
    if (isLeaving()) return 'gone';
    if (!person) {
      leaveToSignIn();
      return 'gone';
    }
    if (isSomebodyElse(client, person)) {
      leaveToHome();
      return 'gone';
    }
    client.setQueryData(profileQuery.queryKey, person);
    return 'holds';
  } catch (error) {
    console.warn('Nobody says whether the session holds', error);
    return 'unknown';
  }
}

/**
 * From now on, calls that find the session gone share one check of who is signed in, and leave the page unless it is the
 * same person.
 */
export function watchSessionEnd(client: QueryClient): void {
  let asked: Promise<Standing> | undefined;
  sessionEnd.handle = async () => {
    if (isLeaving()) return 'gone';
    asked ??= findStanding(client).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  // The browser shows a cached page as it was left, so the session must be checked.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && client.getQueryData(profileQuery.queryKey)) void sessionEnd.handle();
  });
}
