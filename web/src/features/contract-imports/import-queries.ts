// The queries for imports, and how often a page asks while one is being worked on.
import type { ImportStatus, ShownRows } from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { apiQuery } from '../../platform/api/query.ts';

const working: readonly ImportStatus[] = ['READ', 'COMMITTING'];
const isWorking = (status: ImportStatus): boolean => working.includes(status);

const pauseMs = 1500;

export const importsQuery = {
  ...apiQuery(contractImportApi.list),
  refetchInterval: ({ state }: { state: { data?: readonly { status: ImportStatus }[] | undefined } }) =>
    state.data?.some(({ status }) => isWorking(status)) ? pauseMs : false,
} as const;

interface Part {
  page: number;
  limit: number;
  only: ShownRows | undefined;
}

export const importQuery = (id: string, { page, limit, only }: Part) => ({
  ...apiQuery(contractImportApi.get, { params: { id }, query: { page, limit, ...(only && { only }) } }),
  refetchInterval: ({ state }: { state: { data?: { status: ImportStatus } | undefined } }) =>
    state.data && isWorking(state.data.status) ? pauseMs : (false as const),
});
