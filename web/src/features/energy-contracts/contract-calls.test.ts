import { expect, test } from 'vitest';
import { adminHistoryQuery, historyQuery } from './contract-calls.ts';
import { energyContractKind } from './energy-contract-kind.ts';

const fresh = { staleTime: 30_000, retry: false };

test('[GEN-58] the details of a contract are stale after half a minute, and not asked for again when they fail', () => {
  expect(energyContractKind.freshness).toEqual(fresh);
});

test('[GEN-59] so is its history, for its parties and for administrators', () => {
  expect(historyQuery('1')).toMatchObject(fresh);
  expect(adminHistoryQuery('1')).toMatchObject(fresh);
});
