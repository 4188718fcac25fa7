// What the record of a project and of an offer carry beside their payload.
import { z } from 'zod';
import { fileRecord, historyEntry } from './record-schemas.ts';

export const negotiationStatuses = ['AVAILABLE', 'ONGOING', 'CLOSED', 'CANCELLED'] as const;
export type NegotiationStatus = (typeof negotiationStatuses)[number];

/** Optional fields are for the owners and administrators alone. */
export const marketFields = {
  id: z.string(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  isPublishedInMarketplace: z.boolean(),
  negotiationStatus: z.enum(negotiationStatuses),
  ongoingNegotiationsCount: z.int().optional(),
  hasNegotiation: z.boolean(),
  /** Whether the caller follows it. */
  isWatched: z.boolean(),
  /** Whether a negotiation exists in which the caller may write. */
  mayOpenNegotiations: z.boolean(),
  viewCount: z.int().optional(),
  allowedActions: z.array(z.string()),
};

export const marketDetailFields = { history: z.array(historyEntry).optional(), files: z.array(fileRecord) };
