// Support feedback: a message from a user to the operator, which administrators answer by mail.
import { z } from 'zod';
import { fileRecord } from '../calls/record-schemas.ts';
import { email, id, text } from '../fields/texts.ts';
import type { ListDeclaration } from '../filters/filters.ts';
import { statusFilter } from '../filters/status-filter.ts';
import { languages } from '../terms/enumerations.ts';
import { supportStatuses } from './support-status.ts';

export const supportCategories = [
  'bug_or_error',
  'usability_issue',
  'documentation_or_registers_problem',
  'account_management_and_platform_access',
  'feature_request',
  'general_feedback_or_suggestion',
  'other',
] as const;
export const maximumSupportFiles = 5;

export const supportFeedback = z.strictObject({
  category: z.enum(supportCategories, 'error_invalid.category'),
  name: text(2, 100),
  email,
  description: text(1, 500),
  files: z.array(id).max(maximumSupportFiles).optional(),
});
export type SupportFeedback = z.infer<typeof supportFeedback>;

export const supportList = {
  filters: [
    { name: 'searchQuery', kind: 'input', labelKey: 'common:filters.search', primary: true, counted: false },
    statusFilter(supportStatuses),
    {
      name: 'category',
      kind: 'badge_checkbox',
      column: 'category',
      many: true,
      options: supportCategories,
      optionLabelKey: 'common:support_category',
      labelKey: 'common:support.category',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;

/** Longer than a request: an answer may explain steps. */
export const longestAnswer = 5000;
export const supportAnswer = z.strictObject({ text: text(1, longestAnswer) });
export const supportClosing = z.strictObject({ closed: z.boolean().default(true) });

export const supportSummary = z
  .object({
    id: z.string(),
    category: z.enum(supportCategories),
    name: z.string(),
    email: z.string(),
    description: z.string(),
    status: z.enum(supportStatuses),
    createdAt: z.string(),
    answers: z.int(),
  })
  .meta({ id: 'SupportSummary' });
export type SupportSummary = z.infer<typeof supportSummary>;

export const supportRequest = supportSummary
  .omit({ answers: true })
  .extend({
    /** Who sent it; their name and address in the request are as they wrote them. */
    sender: z.object({ id: z.string(), displayName: z.string(), email: z.string() }),
    /** The sender's, in which the answer's mail is worded. */
    language: z.enum(languages),
    files: z.array(fileRecord),
    /** Oldest first. */
    answers: z.array(z.object({ id: z.string(), text: z.string(), answeredBy: z.string(), createdAt: z.string() })),
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'SupportRequest' });
export type SupportRequest = z.infer<typeof supportRequest>;
