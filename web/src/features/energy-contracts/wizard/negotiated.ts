// The negotiation's data for the registration: its parties, its project, the terms of the newest version.
import { queryOptions } from '@tanstack/react-query';
import {
  contractTemplateApi,
  negotiationApi,
  type TemplateRecord,
} from '@wattpact/domain/negotiations/negotiation-api';
import { type NegotiationStatus, negotiationGroups } from '@wattpact/domain/negotiations/negotiation-status';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { Negotiated } from './contract-form.ts';

/** Without a version the form starts with only the parties. */
async function latestTerms(id: string) {
  try {
    const { terms } = await call(contractTemplateApi.latest, { params: { id } });
    return terms as TemplateRecord['terms'];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A negotiation that has ended: with its contract, if that was registered. */
interface Ended {
  ended: { contractId: string | undefined };
}

/** @param own the companies for which the user may register */
async function fetchNegotiated(id: string, own: readonly string[]): Promise<Negotiated | Ended> {
  const { entities, entityType, item, status, energyContractId } = await call(negotiationApi.get, { params: { id } });
  if (isClosed(status)) return { ended: { contractId: energyContractId ?? undefined } };
  const terms = await latestTerms(id);
  const first =
    entities.find((one) => own.includes(one.id) && one.side === terms?.roleInEnergyContract) ??
    entities.find((one) => own.includes(one.id));
  return {
    negotiationId: id,
    firstPartyLegalEntityId: first?.id ?? null,
    role: first?.side ?? null,
    projectId: entityType === 'PROJECT' ? item.id : null,
    terms,
  };
}

const isClosed = (status: NegotiationStatus) => (negotiationGroups.closed as readonly string[]).includes(status);

export const negotiatedQuery = (id: string, own: readonly string[]) =>
  queryOptions({
    queryKey: ['negotiated', id, own],
    queryFn: () => fetchNegotiated(id, own),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
