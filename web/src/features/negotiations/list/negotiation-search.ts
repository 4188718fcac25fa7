// The address of the negotiations page: the open negotiation, or the item that the list and a new negotiation are about.
import type { MarketKind } from '@wattpact/domain/records/kinds';

export interface NegotiationSearch {
  entityType?: string;
  entityName?: string;
  projectId?: string;
  offerId?: string;
  /** The company for which the reader acts. */
  legalEntityId?: string;
  negotiationId?: string;
  /** The status of the item's negotiations: a closed or cancelled one opens the closed list. */
  entityStatus?: string;
}

export interface Item {
  kind: MarketKind;
  id: string;
  name: string | undefined;
}

const names = [
  'entityType',
  'entityName',
  'projectId',
  'offerId',
  'legalEntityId',
  'negotiationId',
  'entityStatus',
] as const;

export const readSearchOf = (given: Record<string, unknown>): NegotiationSearch =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/** The type decides between two ids; without a type, whichever id is present counts. */
export function itemOf({ entityType, entityName: name, projectId, offerId }: NegotiationSearch): Item | undefined {
  const type = entityType?.toUpperCase();
  if (projectId !== undefined && type !== 'OFFER') return { kind: 'PROJECT', id: projectId, name };
  if (offerId !== undefined && type !== 'PROJECT') return { kind: 'OFFER', id: offerId, name };
  return undefined;
}

export type Group = 'ongoing' | 'closed';

export const groupOf = (status: string | undefined): Group =>
  ['CLOSED', 'CANCELLED'].includes(status?.toUpperCase() ?? '') ? 'closed' : 'ongoing';

/** The newest with something unread, else the newest. @param rows newest first */
export const firstToRead = <Row extends { unreadCount: number }>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ unreadCount }) => unreadCount > 0) ?? rows[0];
