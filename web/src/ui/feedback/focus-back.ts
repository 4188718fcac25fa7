// For a dialog that is mounted only while open: returns the focus to the element that had it before.
import { useEffect, useState } from 'react';

/** Mantine returns it only from a dialog that was mounted closed before. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The action that closed the dialog may have set the focus elsewhere.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
