// The queries for one contract.
import { contractVersionApi } from '@wattpact/domain/energy-contracts/contract-version-api';
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { apiQuery } from '../../platform/api/query.ts';
import type { ChangesSource } from '../contract-templates/template-queries.ts';

/** Contracts and their histories are stale after half a minute, and are not retried. */
export const contractFreshness = { staleTime: 30_000, retry: false } as const;
export const historyQuery = (id: string) => ({
  ...apiQuery(energyContractApi.history, { params: { id } }),
  ...contractFreshness,
});
export const adminHistoryQuery = (id: string) => ({
  ...apiQuery(adminEnergyContractApi.history, { params: { id } }),
  ...contractFreshness,
});

export const versionsQuery = (id: string) => apiQuery(contractVersionApi.list, { params: { id } });
export const versionQuery = (id: string, version: number) =>
  apiQuery(contractVersionApi.get, { params: { id, version: String(version) } });
/** An amendment that waits may still change. */
export const contractChanges = (id: string): ChangesSource => ({
  call: contractVersionApi.changes,
  id,
  isFixed: false,
});
