// A question over an open dialog: the keyboard belongs to the question, and then returns to the dialog.

/**
 * Escape would close every open Mantine dialog, also the one below. This listener is registered at start, before theirs, and
 * gives the key only to the question.
 */
export function keepEscape(onEscape: () => void) {
  let holds = false;
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !holds) return;
    event.stopImmediatePropagation();
    onEscape();
  };
  window.addEventListener('keydown', keep, { capture: true });
  return {
    hold: () => {
      holds = true;
    },
    release: () => {
      holds = false;
    },
    stop: () => window.removeEventListener('keydown', keep, { capture: true }),
  };
}

/** A button loses the focus while its call runs, before the question opens, so the last focus is always recorded. */
export function lastFocus() {
  let last: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  document.addEventListener('focusin', note);
  return {
    /** @returns a function that restores the present or last focus */
    hold: () => {
      const before = last;
      return () => {
        // Once the button is enabled again.
        setTimeout(() => {
          if (document.activeElement === document.body && before instanceof HTMLElement)
            before.focus({ preventScroll: true });
        });
      };
    },
    stop: () => document.removeEventListener('focusin', note),
  };
}
