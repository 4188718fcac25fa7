// Returns the focus from a dialog to the element that opened it.
import { useLayoutEffect } from 'react';
import { holdFocus, lastFocused } from '../../platform/lost-focus.ts';

/** An entry of a menu goes with the menu, perhaps before the dialog has loaded: its button stays. */
function openerOf(element: Element | null): Element | null {
  const isGoing = element === null || element === document.body || element.closest('[role="menu"]') !== null;
  return isGoing ? lastFocused() : element;
}

/**
 * If the opener has gone meanwhile, to the nearest heading. Mantine returns it only from a dialog that was mounted closed,
 * and never to the button of a menu.
 * @param opened false for a dialog that is mounted before it opens
 */
export function useFocusBack(opened = true): void {
  // Before the dialog takes the focus, which it does a moment after it is drawn.
  useLayoutEffect(() => {
    if (!opened) return;
    const before = openerOf(document.activeElement);
    const settleFocus = holdFocus(before);
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        // The action that closed the dialog may have set the focus elsewhere.
        const isInClosed = now === atClose && now?.closest('[role="dialog"]');
        const isLost = now === null || now === document.body || isInClosed;
        if (!isLost) return;
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
        if (document.activeElement !== before) settleFocus();
      });
    };
  }, [opened]);
}
