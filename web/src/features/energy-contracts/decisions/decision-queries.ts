// The queries for bulk decisions, and how often a page asks while contracts wait.
import type { DecisionSummary } from '@wattpact/domain/contract-decisions/contract-decision';
import { contractDecisionApi } from '@wattpact/domain/contract-decisions/contract-decision-api';
import { apiQuery } from '../../../platform/api/query.ts';

export const isRunning = ({ done, of }: Pick<DecisionSummary, 'done' | 'of'>): boolean => done < of;

const pauseMs = 1500;

export const decisionsQuery = {
  ...apiQuery(contractDecisionApi.list),
  refetchInterval: ({ state }: { state: { data?: readonly DecisionSummary[] | undefined } }) =>
    state.data?.some(isRunning) ? pauseMs : false,
} as const;

export const decisionQuery = (id: string) => ({
  ...apiQuery(contractDecisionApi.get, { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: DecisionSummary | undefined } }) =>
    state.data && isRunning(state.data) ? pauseMs : (false as const),
});
