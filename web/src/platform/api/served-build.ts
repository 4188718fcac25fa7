// Whether the server has a newer build of the web than this page: each answer of the API names the build.
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../listeners.ts';
import { pageSetting } from '../page-setting.ts';

const own = pageSetting('web-build');
let isNewer = false;
const changed = listenersOf();

export function noteBuild({ headers }: Response): void {
  const served = headers.get('x-web-build');
  // It stays newer: while a deployment replaces the processes one by one, old and new ones answer in turn.
  if (isNewer || own === undefined || served === null || served === own) return;
  isNewer = true;
  changed.call();
}

export const useNewerBuild = (): boolean => useSyncExternalStore(changed.add, () => isNewer);
