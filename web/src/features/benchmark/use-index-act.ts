// An act on the imported indices: the list is read anew.
import { useQueryClient } from '@tanstack/react-query';
import { indexApi } from '@wattpact/domain/benchmark/index-api';
import { useAct } from '../../records/use-act.ts';

export function useIndexAct() {
  const queryClient = useQueryClient();
  return useAct(() => queryClient.invalidateQueries({ queryKey: [indexApi.list.path] }));
}
