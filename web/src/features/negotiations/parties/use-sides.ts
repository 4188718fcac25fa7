// The reader's company and the other one of a negotiation.
import { useQuery } from '@tanstack/react-query';
import type { NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { rolesQuery } from '../../../platform/session/session.ts';
import { type Sides, sidesOf } from './sides.ts';

export function useSides(entities: NegotiationRow['entities']): Sides {
  const { data } = useQuery(rolesQuery);
  const { acting } = useActingEntity();
  const own = new Set(Object.values(data ?? {}).flat());
  return sidesOf(entities, own, acting?.id);
}
