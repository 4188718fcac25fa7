// The project or purchase offer that is negotiated, if the reader may see it.
import { useQuery } from '@tanstack/react-query';
import { type OfferRecord, offerApi } from '@wattpact/domain/offers/offer-api';
import { type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import type { MarketKind } from '@wattpact/domain/records/kinds';
import { apiQuery } from '../../platform/api/query.ts';

export type FoundItem =
  | { kind: 'PROJECT'; record: ProjectRecord; name: string; ownerId: string }
  | { kind: 'OFFER'; record: OfferRecord; name: string; ownerId: string };

export function useItem(item: { kind: MarketKind; id: string } | undefined): {
  found: FoundItem | undefined;
  isPending: boolean;
} {
  const params = { id: item?.id ?? '' };
  const project = useQuery({ ...apiQuery(projectApi.get, { params }), enabled: item?.kind === 'PROJECT' });
  const offer = useQuery({ ...apiQuery(offerApi.get, { params }), enabled: item?.kind === 'OFFER' });
  if (item?.kind === 'PROJECT') {
    const { data: record } = project;
    const found = record && {
      kind: 'PROJECT' as const,
      record,
      name: record.designation,
      ownerId: record.sellerLegalEntity.id,
    };
    return { found, isPending: project.isPending };
  }
  const { data: record } = offer;
  const found = record && { kind: 'OFFER' as const, record, name: record.name, ownerId: record.buyerLegalEntity.id };
  return { found, isPending: item !== undefined && offer.isPending };
}
