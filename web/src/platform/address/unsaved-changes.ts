// Leaving a page with unsaved input asks first: inside the app by a dialog, when closing the tab by the browser.
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

export interface Leaving {
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Called before a wanted departure (saved, or cancel confirmed): nothing is asked any more. */
  allow: () => void;
  /** The wanted departure did not come about: asks again. */
  hold: () => void;
}

export function useUnsavedChanges(unsaved: boolean): Leaving {
  const allowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !allowed.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved && !allowed.current,
    withResolver: true,
  });
  return {
    asking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      allowed.current = true;
    },
    hold: () => {
      allowed.current = false;
    },
  };
}
