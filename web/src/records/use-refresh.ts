// Refetches what an action on a record has made stale.
import { useQueryClient } from '@tanstack/react-query';
import type { RecordKind } from './record-kind.ts';

export function useRefresh(kind: Pick<RecordKind, 'refresh'>): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => kind.refresh(queryClient);
}
