// Which of a negotiation's two companies is the reader's. A reader who belongs to both is on the side they act for.
import type { NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';

type Entities = NegotiationRow['entities'];
export type Side = Entities[number];

export interface Sides {
  own: Side | undefined;
  other: Side | undefined;
}

export function sidesOf(entities: Entities, ownIds: ReadonlySet<string>, actingId: string | undefined): Sides {
  const mine = entities.filter(({ id }) => ownIds.has(id));
  const own = mine.find(({ id }) => id === actingId) ?? mine[0];
  return { own, other: entities.find((one) => one !== own) };
}
