// Whether the browser has a network. Queries wait while it has none, and go on by themselves afterwards.
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const listen = (onChange: () => void) => onlineManager.subscribe(onChange);

const isOnline = () => onlineManager.isOnline();

export const useOnline = (): boolean => useSyncExternalStore(listen, isOnline, isOnline);

/** Loads a part of the app; without a network it waits for one, where the router would reload the whole page. */
export const whenOnline =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    load().catch(
      (error: unknown) =>
        new Promise((resolve, reject) => {
          // What breaks off with the network fails a moment before the browser says that there is none.
          setTimeout(() => {
            if (!isOnline()) return;
            stop();
            reject(error);
          }, 1000);
          const stop = onBackOnline(() => {
            stop();
            resolve(whenOnline(load)());
          });
        }),
    );

/** Tells of the moment in which there is a network again. @returns the function that stops it */
export const onBackOnline = (tell: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) tell();
  });
