// A page registers the name of its record for the last breadcrumb and the title of the tab.
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../api/settings.ts';
import { listenersOf } from '../listeners.ts';

let current: { path: string; name: string; foreign: boolean } | undefined;
const listeners = listenersOf();

const set = (next: typeof current) => {
  current = next;
  listeners.call();
};

/**
 * For pages of one record: `usePageName(project.data?.designation)`.
 * @param foreign somebody else's record, shown under the market and not under one's own lists
 */
export function usePageName(name: string | undefined, foreign = false): void {
  useEffect(() => {
    if (name === undefined) return;
    set({ path: location.pathname, name, foreign });
    return () => set(undefined);
  }, [name, foreign]);
}

/** The name that the open page has registered, if any. */
export const useCurrentPageName = (): string | undefined => useSyncExternalStore(listeners.add, () => current?.name);

/** Whether the open page shows somebody else's record. */
export const useIsForeignPage = (): boolean => useSyncExternalStore(listeners.add, () => current?.foreign ?? false);

/** The title of the tab: the page first, then its parents, the product last. */
export function useTabTitle(...parts: readonly string[]): void {
  const { appName } = useSettings();
  const title = [...parts, appName].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
