// A page tells the header what its record is called: the last breadcrumb and the window's title.
import { useEffect, useSyncExternalStore } from 'react';

let current: { path: string; name: string } | undefined;
const listeners = new Set<() => void>();

const set = (next: typeof current) => {
  current = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** For pages of one record: `usePageName(project.data?.designation)`. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    set({ path: location.pathname, name });
    return () => set(undefined);
  }, [name]);
}

/** The name that the open page has told, if any. */
export const useCurrentPageName = (): string | undefined => useSyncExternalStore(subscribe, () => current?.name);
