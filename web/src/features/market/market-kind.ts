// What the shared parts of projects and offers need of each: names, calls, addresses.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { RecordKind, Target } from '../../records/record-kind.ts';

export interface MarketNames {
  /** The namespace of its texts, and the kind in its views and saved searches. */
  base: 'projects' | 'offers';
  /** The kind's name in the shared workflows. */
  kind: 'project' | 'offer';
  /** The kind's name in negotiations. */
  entityType: 'PROJECT' | 'OFFER';
  /** The query that identifies it on the negotiations page. */
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

/** Owners and administrators see more than strangers: views, history, status. */
export const isInsider = ({ viewCount }: Pick<MarketItem, 'viewCount'>): boolean => viewCount !== undefined;
