// Leaving a page with unsaved input asks first: inside the app with a dialog, on closing the tab with the browser's own.
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

export interface Leaving {
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Call before an intended departure (saved, or cancel confirmed): nothing is asked any more. */
  allow: () => void;
  /** The intended departure failed: ask again. */
  hold: () => void;
}

/** Whether the reader has just said to leave: one answer counts for all the forms of a page. */
let isLeaving = false;

function leaveAll(): void {
  isLeaving = true;
  // The forms are asked one after another, before anything else runs.
  setTimeout(() => {
    isLeaving = false;
  });
}

const tabOf = (search: unknown): unknown => (search as { tab?: unknown }).tab;

/** @param within `tabs`: the form is in a tab of its page, so that another tab leaves it too */
export function useUnsavedChanges(unsaved: boolean, within: 'page' | 'tabs' = 'page'): Leaving {
  const allowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved &&
      !allowed.current &&
      !isLeaving &&
      (current.pathname !== next.pathname || (within === 'tabs' && tabOf(current.search) !== tabOf(next.search))),
    enableBeforeUnload: () => unsaved && !allowed.current,
    withResolver: true,
  });
  return {
    asking: blocker.status === 'blocked',
    leave: () => {
      leaveAll();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    allow: () => {
      allowed.current = true;
    },
    hold: () => {
      allowed.current = false;
    },
  };
}
