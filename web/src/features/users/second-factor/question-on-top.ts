// A question over a dialog that is open already: the keyboard belongs to the question, and goes back to the dialog.

/**
 * Each open dialog of Mantine's closes on Escape, the one below too. This listener stands from the start, hence before
 * theirs, and while it holds the key is for the question alone.
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

/** A button that is busy with the call has lost the focus before the question comes: so it is remembered all along. */
export function lastFocus() {
  let last: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  document.addEventListener('focusin', note);
  return {
    /** @returns the way back to what has, or had, the focus now */
    hold: () => {
      const before = last;
      return () => {
        // Once the button is free again.
        setTimeout(() => {
          if (document.activeElement === document.body && before instanceof HTMLElement)
            before.focus({ preventScroll: true });
        });
      };
    },
    stop: () => document.removeEventListener('focusin', note),
  };
}
