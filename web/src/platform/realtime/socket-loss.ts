// Whether the socket has been without a connection for so long that the page should say so: most losses last a second.
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../listeners.ts';

const graceMs = 5000;

let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const changed = listenersOf();

function set(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  changed.call();
}

/** For the socket's module. */
export const socketLoss = {
  begin: () => {
    timer ??= setTimeout(() => set(true), graceMs);
  },
  end: () => {
    clearTimeout(timer);
    timer = undefined;
    set(false);
  },
};

export const useSocketLoss = (): boolean => useSyncExternalStore(changed.add, () => isLost);
