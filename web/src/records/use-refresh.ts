// Refetches what an act on a record has made stale.
import { useQueryClient } from '@tanstack/react-query';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { refreshAfter } from './stale-answers.ts';

export function useRefresh(kind: RecordKindName): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshAfter(queryClient, kind);
}
