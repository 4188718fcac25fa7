// What a person has chosen in this browser: shown wherever it counts, in every tab.
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../listeners.ts';

const listeners = listenersOf();

/** Private windows may refuse storage: then the choice lasts as long as the page. */
const remembered = new Map<string, string | undefined>();

function storedChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? remembered.get(key);
  } catch {
    return remembered.get(key);
  }
}

function storeChoice(key: string, id: string | undefined): void {
  remembered.set(key, id);
  try {
    if (id === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {}
  listeners.call();
}

/** Another tab's choice applies here too. */
function subscribe(listener: () => void): () => void {
  const stop = listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** @param key names the choice and the person; `undefined` unsets it */
export function useStoredChoice(key: string): readonly [string | undefined, (id: string | undefined) => void] {
  // The same where there is no browser: nothing is stored there.
  const read = () => storedChoice(key);
  const chosen = useSyncExternalStore(subscribe, read, read);
  return [chosen, (id) => storeChoice(key, id)];
}
