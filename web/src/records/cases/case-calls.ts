// The queries for a case: who has taken it, the notes on it, and the comments that administrators use again.
import { infiniteQueryOptions } from '@tanstack/react-query';
import { caseApi, decisionTextApi } from '@wattpact/domain/cases/case-api';
import type { CaseKind } from '@wattpact/domain/cases/case-kinds';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';

export interface CaseRef {
  kind: CaseKind;
  id: string;
}

/** Others take and give back meanwhile. */
export const caseQuery = (params: CaseRef) => ({ ...apiQuery(caseApi.get, { params }), staleTime: 15_000 });

/** Newest first, a page at a time. */
export const notesQuery = (params: CaseRef) =>
  infiniteQueryOptions({
    queryKey: [caseApi.notes.path, { params }],
    queryFn: ({ pageParam, signal }) => call(caseApi.notes, { params, query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });

export const textsQuery = apiQuery(decisionTextApi.list);
