// The entities that a list can be narrowed to: one's own, or all approved ones for an administrator.
import { useQuery } from '@tanstack/react-query';
import { approvedEntitiesQuery } from '../../platform/session/session.ts';
import type { Option } from '../../ui/filters/filter-values.ts';

export function useOwnerOptions(): Readonly<Record<'legalEntityId', readonly Option[]>> {
  const { data = [] } = useQuery(approvedEntitiesQuery);
  return { legalEntityId: data.map(({ id, name }) => ({ value: id, label: name })) };
}
