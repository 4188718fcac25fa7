// After a change of an entity: refetches entities, roles and approved companies.
import type { QueryClient } from '@tanstack/react-query';
import { adminLegalEntityApi, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { apiQuery } from '../../platform/api/query.ts';

type Entity = Awaited<ReturnType<NonNullable<ReturnType<typeof entityQuery>['queryFn']>>>;

const entityQuery = (id: string) => apiQuery(legalEntityApi.get, { params: { id } });

/** `entity`: the answer to the change, shown at once. */
export async function refreshEntities(queryClient: QueryClient, entity?: Entity): Promise<void> {
  const { list, userRoles, approved } = legalEntityApi;
  for (const path of [list.path, userRoles.path, approved.path, adminLegalEntityApi.list.path]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
  if (entity) queryClient.setQueryData(entityQuery(entity.id).queryKey, entity);
  else await queryClient.invalidateQueries({ queryKey: [legalEntityApi.get.path] });
  await queryClient.invalidateQueries({ queryKey: [adminLegalEntityApi.get.path] });
}
