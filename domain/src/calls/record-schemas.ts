// The parts that the answers of several entities share.
import { z } from 'zod';
import { documentStatuses } from '../terms/enumerations.ts';

export const historyEntry = z
  .object({
    id: z.string(),
    status: z.string(),
    createdAt: z.string(),
    comment: z.string().nullable(),
    /** The name of the API key that did it; null for what a person or the platform did. */
    apiKey: z.string().nullable().optional(),
    /**
     * Answered to administrators alone: which of them acted, null where none did. `displayName` is null once the account
     * was erased.
     */
    by: z.object({ id: z.string(), displayName: z.string().nullable() }).nullable().optional(),
    changes: z.array(
      z.object({
        fieldName: z.string(),
        /** Whom the field belongs to, where the record has several people; null once their account was erased. */
        subject: z.string().nullable().optional(),
        oldValue: z.unknown(),
        newValue: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

export const fileRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    size: z.int(),
    isTemp: z.boolean(),
    validationStatus: z.enum(documentStatuses).optional(),
    category: z.string().optional(),
    phase: z.string().optional(),
  })
  .meta({ id: 'File' });
export type FileRecord = z.infer<typeof fileRecord>;

export const fiscalInfo = z
  .object({
    name: z.string(),
    fiscalNumber: z.string(),
    streetAddress: z.string(),
    houseNumber: z.string().optional(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .meta({ id: 'FiscalInfo' });

/** The owning entity beside a record. */
export const ownerEntity = z.object({ id: z.string(), fiscalInfo });

const deletionSteps = z.object({ dry_run: z.boolean().default(false), force: z.boolean().default(false) });

/** Exactly one of the two steps of a deletion. */
export const deletionQuery = deletionSteps.refine((query) => query.dry_run !== query.force, {
  path: ['dry_run'],
  error: 'error_invalid.dry_run',
});

/** A deletion that its body confirms; `force` is optional. */
export const confirmedDeletionQuery = deletionSteps.refine((query) => !(query.dry_run && query.force), {
  path: ['dry_run'],
  error: 'error_invalid.dry_run',
});
