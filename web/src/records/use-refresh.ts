// Refetches what an act has made stale.
import { useQueryClient } from '@tanstack/react-query';
import { type ActSubject, refreshAfter } from './stale-answers.ts';

/** @param subject what the act is about, or its own way to refetch */
export function useRefresh(subject: ActSubject | (() => Promise<unknown>) | undefined): () => Promise<unknown> {
  const queryClient = useQueryClient();
  if (typeof subject === 'function') return subject;
  return async () => subject && refreshAfter(queryClient, subject);
}
