// For a dialog that is made when it opens and is gone when it closes: who had the focus before gets it back.
import { useEffect, useState } from 'react';

/** Mantine gives it back only from a dialog that was there, closed, before. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What closes the dialog may have led to a place of its own.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
