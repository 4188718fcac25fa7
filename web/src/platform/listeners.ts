// Functions that are called when something happens. One that fails does not keep the others from hearing of it.
import { startAttempts } from './attempts.ts';

export interface Listeners<Args extends unknown[]> {
  /** Calls each, then throws the first error. */
  call: (...args: Args) => void;
  /** @returns the function that stops it, as an effect needs it */
  add: (listener: (...args: Args) => void) => () => void;
}

export function listenersOf<Args extends unknown[] = []>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>();
  return {
    call: (...args) => {
      const { attempt, throwFirst } = startAttempts();
      for (const listener of all) attempt(() => listener(...args));
      throwFirst();
    },
    add: (listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
}
