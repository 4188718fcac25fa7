// The queries for bank statements, and what to refetch after a match changes.
import type { QueryClient } from '@tanstack/react-query';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { apiQuery } from '../../../platform/api/query.ts';
import { refreshAfter } from '../../../records/stale-answers.ts';

export const statementQuery = (id: string) => apiQuery(bankStatementApi.get, { params: { id } });

export async function refreshStatements(queryClient: QueryClient): Promise<void> {
  const stale = [bankStatementApi.list, bankStatementApi.get];
  await Promise.all([
    ...stale.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    refreshAfter(queryClient, 'invoice'),
  ]);
}
