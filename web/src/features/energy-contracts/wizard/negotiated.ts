// The negotiation's data for the registration: its parties, its project, the terms of the newest version.
import { queryOptions } from '@tanstack/react-query';
import {
  contractTemplateApi,
  negotiationApi,
  type TemplateRecord,
} from '@wattpact/domain/negotiations/negotiation-api';
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

/** @param own the companies for which the user may register */
async function fetchNegotiated(id: string, own: readonly string[]): Promise<Negotiated> {
  const [negotiation, terms] = await Promise.all([call(negotiationApi.get, { params: { id } }), latestTerms(id)]);
  const { entities, entityType, item } = negotiation;
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

export const negotiatedQuery = (id: string, own: readonly string[]) =>
  queryOptions({
    queryKey: ['negotiated', id, own],
    queryFn: () => fetchNegotiated(id, own),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
