// Notifications: their kinds and their record.
import { z } from 'zod';
import { reviewedKinds } from '../records/kinds.ts';

export const resourceTypes = [
  ...reviewedKinds,
  'message',
  'saved_search',
  'contract_template',
  'payment',
  'negotiation',
  'contract_import',
  'contract_decision',
  'webhook',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const notificationRecord = z
  .object({
    id: z.string(),
    isRead: z.boolean(),
    createdAt: z.string(),
    /** A sentence below the title, e.g. the comment of a decision or the beginning of a message. */
    message: z.string(),
    title: z.object({
      /** `<resourceType>.<status or event>` in the notification namespace. */
      translationKey: z.string(),
      data: z.object({
        resourceType: z.enum(resourceTypes),
        resourceId: z.string(),
        resourceName: z.string(),
        status: z.string(),
        resourceEntity: z.string().nullable(),
        entityType: z.string().nullable(),
        /** The reader's own search, if the notification opens it: strangers see contracts only in the public list. */
        savedSearchId: z.string().optional(),
        /** A calendar date that the title names: `2026-12-04`. */
        deadline: z.string().optional(),
      }),
    }),
  })
  .meta({ id: 'Notification' });
export type NotificationRecord = z.infer<typeof notificationRecord>;

type Data = NotificationRecord['title']['data'];

const isNumbered = ({ resourceType, status }: Data): boolean =>
  resourceType === 'contract_decision' || (resourceType === 'contract_import' && status === 'pending_validation');

/**
 * The values for the title's placeholders. A bulk decision and the contracts of an import that wait are named by their
 * number. The public database shows no contract names, so `resourceName` is then the search's name.
 */
export const wordsOf = (data: NotificationRecord['title']['data']): Record<string, unknown> => ({
  ...data,
  // The same form in every language.
  ...(data.deadline !== undefined && { deadline: data.deadline.split('-').reverse().join('/') }),
  ...(isNumbered(data) && { count: Number(data.resourceName) }),
  ...(data.resourceType === 'saved_search' && data.entityType === null && { context: 'contract' }),
});
