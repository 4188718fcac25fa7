// What a fee costs a company today, as the server calculates it.
import { queryOptions } from '@tanstack/react-query';
import { feeApi } from '@wattpact/domain/fees/fee-api';
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import { call } from '../../platform/api/call.ts';

/** @param entityId who would pay; undefined before a company is chosen: one of the issuer's country */
export function feeQuery(feeType: FeeType, entityId: string | undefined, params: Record<string, unknown> = {}) {
  const body = { feeType, entityType: 'contract', entityId, params };
  return queryOptions({
    queryKey: [feeApi.calculate.path, body],
    queryFn: () => call(feeApi.calculate, { body }),
    retry: false,
  });
}
