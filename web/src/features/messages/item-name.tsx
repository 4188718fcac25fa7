// The name of the negotiated item: a link while the negotiation is open and the reader may see the item.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useRoles } from '../../platform/session/session.ts';
import { useItem } from './use-item.ts';

export function useKnownItem({ entityType, item, status, entities }: NegotiationRecord) {
  const isOpen = status === 'AVAILABLE' || status === 'ONGOING';
  const owner = entities.find(({ side }) => side === (entityType === 'PROJECT' ? 'SELLER' : 'BUYER'));
  const isOwn = useRoles().holds('VIEW', owner ? [owner.id] : []);
  // A closed item has left the marketplace: the counterparty can no longer see it.
  const { found } = useItem(isOpen || isOwn ? { kind: entityType, id: item.id } : undefined);
  return { found, isOpen };
}

export function ItemName({ negotiation }: { negotiation: NegotiationRecord }) {
  const { entityType, item } = negotiation;
  const { found, isOpen } = useKnownItem(negotiation);
  if (!isOpen || !found) return item.name;
  return <AppLink to={entityType === 'PROJECT' ? paths.project(item.id) : paths.offer(item.id)}>{item.name}</AppLink>;
}
