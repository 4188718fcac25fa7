// The approved company for which the user acts: chosen in the header, stored in this browser. It is the default of forms and
// narrows the user's lists; without a choice these show all.
import { useQuery } from '@tanstack/react-query';
import type { EntityRole } from '@wattpact/domain/access/roles';
import { approvedEntitiesQuery, useSession } from './session.ts';
import { useStoredChoice } from './stored-choice.ts';

export interface ApprovedEntity {
  id: string;
  name: string;
  fiscalNumber: string;
  country: string;
  roles: readonly EntityRole[];
}

const keyOf = (userId: string) => `acting-entity:${userId}`;

/** The chosen company if the user still has it, else the first. */
export const actingOf = (entities: readonly ApprovedEntity[], chosen: string | undefined): ApprovedEntity | undefined =>
  entities.find(({ id }) => id === chosen) ?? entities[0];

export interface Acting {
  /** The user's approved companies, by name. */
  entities: readonly ApprovedEntity[];
  acting: ApprovedEntity | undefined;
  /** The chosen one; undefined while all apply. */
  chosen: ApprovedEntity | undefined;
  /** `undefined`: all of them again. */
  choose: (id: string | undefined) => void;
  /** The companies in which the user has the role, for selectors; and the default among them. */
  withRole: (role: EntityRole) => { entities: readonly ApprovedEntity[]; preferred: ApprovedEntity | undefined };
  isLoading: boolean;
}

export function useActingEntity(): Acting {
  const key = keyOf(useSession().id);
  const { data, isPending } = useQuery(approvedEntitiesQuery);
  const [chosen, choose] = useStoredChoice(key);
  const entities: readonly ApprovedEntity[] = data ?? [];
  return {
    entities,
    acting: actingOf(entities, chosen),
    chosen: entities.find(({ id }) => id === chosen),
    choose,
    withRole: (role) => {
      const able = entities.filter(({ roles }) => roles.includes(role));
      return { entities: able, preferred: actingOf(able, chosen) };
    },
    isLoading: isPending,
  };
}

/** The chosen company's id for lists of own records; undefined for other lists, or while all apply. */
export function useNarrowedTo(isOwn: boolean): string | undefined {
  const key = keyOf(useSession().id);
  const { data } = useQuery({ ...approvedEntitiesQuery, enabled: isOwn });
  const [chosen] = useStoredChoice(key);
  if (!isOwn || chosen === undefined) return undefined;
  // The choice applies until the companies are loaded; then it must be one of the user's.
  return data === undefined || (data.length > 1 && data.some(({ id }) => id === chosen)) ? chosen : undefined;
}
