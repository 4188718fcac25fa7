// The ways out of a page with its session: signing out by oneself, to the sign-in page when the session is gone, and home
// when somebody else has signed in. The page is loaded anew each time: nothing of the person stays in its memory.

import { authApi } from '@wattpact/domain/users/auth-api';
import { isLanguage } from '@wattpact/domain/words/language-choice';
import { ApiError, call } from '../api/call.ts';

/** The session's end is heard of in more than one way; the first leads out. */
let leaving = false;

export const isLeaving = (): boolean => leaving;

function leave(go: () => void): void {
  leaving = true;
  go();
  // Still here after a while: the departure was refused over unsaved input, or one has come back to this page.
  setTimeout(() => {
    leaving = false;
  }, 5000);
}

/** The home of the app that the page belongs to, in its language. */
function homePath(): string {
  const base = /^\/admin(\/|$)/.test(location.pathname) ? '/admin' : '';
  const language = location.pathname.slice(base.length).split('/')[1];
  return `${base}/${isLanguage(language) ? language : 'pt'}`;
}

const signInPath = () => `${homePath()}/sign-in`;

/**
 * The person's own act, and nothing else, ends the session, and leaves to where the server says: a provider may want to end
 * its own session too.
 * @returns false when the session may live on: the page stays
 */
export async function signOut(): Promise<boolean> {
  leaving = true;
  try {
    const { url } = await call(authApi.logout, { anonymous: true });
    leave(() => location.assign(url || signInPath()));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      leave(() => location.assign(signInPath()));
      return true;
    }
    leaving = false;
    return false;
  }
}

/** Which comes back to the asked page. Whatever session the browser has by now is left alone. */
export function leaveToSignIn(): void {
  const { pathname, search, hash } = location;
  leave(() => location.assign(`${signInPath()}?${new URLSearchParams({ next: pathname + search + hash })}`));
}

/** Somebody else has signed in: what is on this page is not theirs. What was typed is kept for who typed it. */
export function makeWay(): void {
  document.body.hidden = true;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  leave(() => location.replace(homePath()));
}
