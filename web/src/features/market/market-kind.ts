// What the parts that projects and offers share want to know of the two: names, calls, addresses.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { RecordKind, Target } from '../../records/record-kind.ts';

export interface MarketNames {
  /** Its namespace of texts, the kind of its views and of its saved searches. */
  base: 'projects' | 'offers';
  /** As the shared workflows call it. */
  kind: 'project' | 'offer';
  /** As negotiations call it. */
  entityType: 'PROJECT' | 'OFFER';
  /** The query of the negotiations page that means it. */
  idQuery: 'projectId' | 'offerId';
}

export interface MarketKind extends RecordKind, MarketNames {
  base: MarketNames['base'];
  kind: MarketNames['kind'];
  api: RecordKind['api'] & { settings: Target; remove: Target; list: Target; search: Target };
}

interface Owner {
  id: string;
  fiscalInfo: { name: string; fiscalNumber: string; streetAddress: string; postalCode: string; city: string };
}

/** A project or an offer as the shared parts see it. */
export interface MarketItem {
  id: string;
  name: string;
  status: string;
  version: number;
  createdAt: string;
  owner: Owner;
  isPublishedInMarketplace: boolean;
  negotiationStatus: 'AVAILABLE' | 'ONGOING' | 'CLOSED' | 'CANCELLED';
  ongoingNegotiationsCount?: number | undefined;
  hasNegotiation: boolean;
  mayOpenNegotiations: boolean;
  viewCount?: number | undefined;
  allowedActions: readonly string[];
  history?: readonly HistoryEntry[] | undefined;
}

/** Owners and administrators see what strangers do not: views, history, status. */
export const isInsider = ({ viewCount }: Pick<MarketItem, 'viewCount'>): boolean => viewCount !== undefined;
