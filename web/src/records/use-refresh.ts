// Refetches what an act has made stale.
import { useQueryClient } from '@tanstack/react-query';
import { type ActSubject, refreshAfter } from './stale-answers.ts';

/** What an act is about, or its own way to refetch. */
export type ActAbout = ActSubject | (() => Promise<unknown>);

export function useRefresh(about: ActAbout | undefined): () => Promise<unknown> {
  const queryClient = useQueryClient();
  if (typeof about === 'function') return about;
  return async () => about && refreshAfter(queryClient, about);
}
