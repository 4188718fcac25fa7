// The queries for a case: who has taken it, the notes on it, and the comments that administrators use again.
import { caseApi, decisionTextApi } from '@wattpact/domain/cases/case-api';
import type { CaseKind } from '@wattpact/domain/cases/case-kinds';
import { apiQuery } from '../../platform/api/query.ts';

export interface CaseRef {
  kind: CaseKind;
  id: string;
}

/** Others take and give back meanwhile. */
export const caseQuery = (params: CaseRef) => ({ ...apiQuery(caseApi.get, { params }), staleTime: 15_000 });
export const notesQuery = (params: CaseRef) => apiQuery(caseApi.notes, { params });
export const textsQuery = apiQuery(decisionTextApi.list);
