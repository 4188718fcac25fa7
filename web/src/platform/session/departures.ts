// The ways of leaving a page with its session: signing out, going to the sign-in page when the session is gone, and going
// home when somebody else has signed in. Each loads the page anew, so that no data of the person stays in memory.

import { sessionApi } from '@wattpact/domain/users/session-api';
import { isLanguage } from '@wattpact/domain/words/language-choice';
import { ApiError, call } from '../api/call.ts';

/** The session's end can be reported more than once; only the first report leaves the page. */
let leaving = false;

export const isLeaving = (): boolean => leaving;

function leave(go: () => void): void {
  leaving = true;
  go();
  // Still here after a while: the user stayed because of unsaved input, or came back to this page.
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
 * Only the user's own sign-out ends the session. It goes to the address from the server, because a provider may have to end
 * its own session too.
 * @returns false when the session may still be valid: the page stays
 */
export async function signOut(): Promise<boolean> {
  leaving = true;
  try {
    const { url } = await call(sessionApi.logout, { anonymous: true });
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

/** The sign-in page returns to the current page. It does not touch the session that the browser has now. */
export function leaveToSignIn(): void {
  const { pathname, search, hash } = location;
  leave(() => location.assign(`${signInPath()}?${new URLSearchParams({ next: pathname + search + hash })}`));
}

/** The account is deleted, and its session with it; the sign-in page says so. */
export function leaveDeleted(): void {
  leave(() => location.assign(`${signInPath()}?deleted=true`));
}

/** Somebody else has signed in, so this page's content must go. Typed input stays stored for its author. */
export function leaveToHome(): void {
  document.body.hidden = true;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  leave(() => location.replace(homePath()));
}
