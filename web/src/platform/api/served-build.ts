// Whether the server has a newer build of the web than this page: each answer of the API names the build.
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../listeners.ts';

let own: string | undefined;
let isNewer = false;
const changed = listenersOf();

/** Begins to compare. The development server fills in no build. */
export function watchBuild(page: ParentNode = document): void {
  const build = page.querySelector<HTMLMetaElement>('meta[name="web-build"]')?.content;
  own = build?.startsWith('%') ? undefined : build || undefined;
}

export function noteBuild({ headers }: Response): void {
  const served = headers.get('x-web-build');
  // It stays newer: while a deployment replaces the processes one by one, old and new ones answer in turn.
  if (isNewer || own === undefined || served === null || served === own) return;
  isNewer = true;
  changed.call();
}

export const useNewerBuild = (): boolean => useSyncExternalStore(changed.add, () => isNewer);
