// The companies to which a list can be narrowed: one's own, or all approved ones for an administrator.
import { useQuery } from '@tanstack/react-query';
import type { PageOptions } from '../../platform/address/filter-values.ts';
import { approvedEntitiesQuery } from '../../platform/session/session.ts';
import type { ListView } from './list-view.ts';

export function useOwnerOptions<Row>({ place, filters: { filters } }: ListView<Row>): PageOptions {
  const isAsked = place !== 'market' && filters.some(({ name }) => name === 'legalEntityId');
  const { data = [], isLoadingError, error, refetch } = useQuery({ ...approvedEntitiesQuery, enabled: isAsked });
  if (isAsked && isLoadingError) return { legalEntityId: { error, retry: refetch } };
  return isAsked ? { legalEntityId: data.map(({ id, name }) => ({ value: id, label: name })) } : {};
}
