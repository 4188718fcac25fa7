// What the shared parts of projects and offers need of each: names, calls, addresses.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import type { RecordKind, Target } from '../../records/record-kind.ts';

export interface MarketNames {
  /** The namespace of its texts, and the kind in its views and saved searches. */
  base: (typeof recordKinds)[MarketKindName]['texts'];
  /** The kind's name in the shared workflows. */
  kind: MarketKindName;
}

export interface MarketKind extends RecordKind, MarketNames {
  base: MarketNames['base'];
  kind: MarketNames['kind'];
  api: RecordKind['api'] & { settings: Target; remove: Target; list: Target; search: Target };
  /** The market's list, with these records chosen for comparison, and their comparison. */
  marketList: (chosen: readonly string[]) => string;
  compare: (ids: readonly string[]) => string;
}

/** The query that identifies an item on the negotiations page: `projectId`. */
export const itemQuery = ({ kind }: Pick<MarketNames, 'kind'>, id: string): Partial<Record<ItemQuery, string>> => ({
  [`${kind}Id`]: id,
});
type ItemQuery = `${MarketKindName}Id`;

export interface Owner {
  id: string;
  fiscalInfo: {
    name: string;
    fiscalNumber: string;
    streetAddress: string;
    houseNumber?: string | undefined;
    postalCode: string;
    city: string;
  };
}

/** What it is called, and whose it is. */
export interface ItemNames {
  name: string;
  owner: Owner;
}

/** A project or an offer as the shared parts see it. */
export interface MarketItem extends ItemNames {
  id: string;
  status: string;
  version: number;
  createdAt: string;
  isPublishedInMarketplace: boolean;
  negotiationStatus: 'AVAILABLE' | 'ONGOING' | 'CLOSED' | 'CANCELLED';
  ongoingNegotiationsCount?: number | undefined;
  hasNegotiation: boolean;
  isWatched: boolean;
  mayOpenNegotiations: boolean;
  viewCount?: number | undefined;
  allowedActions: readonly string[];
  history?: readonly HistoryEntry[] | undefined;
}

/** Owners and administrators see more than strangers: views, history, status. */
export const isInsider = ({ viewCount }: Pick<MarketItem, 'viewCount'>): boolean => viewCount !== undefined;
