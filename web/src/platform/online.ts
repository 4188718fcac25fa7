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
    load().catch((error: unknown) => {
      if (onlineManager.isOnline()) throw error;
      return new Promise((resolve) => {
        const stop = onlineManager.subscribe((isOnline) => {
          if (!isOnline) return;
          stop();
          resolve(load());
        });
      });
    });

/** Tells of the moment in which there is a network again. @returns the function that stops it */
export const onBackOnline = (tell: () => void): (() => void) =>
  onlineManager.subscribe((isOnline) => {
    if (isOnline) tell();
  });
