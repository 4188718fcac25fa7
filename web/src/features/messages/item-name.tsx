// The item that is negotiated, by its name: a way to it as long as the negotiation is open and the reader may see it.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useRoles } from '../../platform/session/session.ts';
import { useItem } from './use-item.ts';

export function useKnownItem({ entityType, item, status, entities }: NegotiationRecord) {
  const isOpen = status === 'AVAILABLE' || status === 'ONGOING';
  const owner = entities.find(({ side }) => side === (entityType === 'PROJECT' ? 'SELLER' : 'BUYER'));
  const isOwn = useRoles().holds('VIEW', owner ? [owner.id] : []);
  // What is closed has left the marketplace: its counterparty no longer knows of it.
  const { found } = useItem(isOpen || isOwn ? { kind: entityType, id: item.id } : undefined);
  return { found, isOpen };
}

export function ItemName({ negotiation }: { negotiation: NegotiationRecord }) {
  const { entityType, item } = negotiation;
  const { found, isOpen } = useKnownItem(negotiation);
  if (!isOpen || !found) return item.name;
  return <AppLink to={entityType === 'PROJECT' ? paths.project(item.id) : paths.offer(item.id)}>{item.name}</AppLink>;
}
