// Support feedback: a message from a user to the operator.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { email, id, text } from '../fields/texts.ts';

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

export const supportApi = {
  send: apiCall({
    method: 'POST',
    path: '/api/support-feedback',
    access: 'user',
    status: 201,
    summary: 'Sends feedback to the operator',
    body: supportFeedback,
    answer: z.object({ id: z.string(), createdAt: z.string() }),
    problems: [409],
    perUser: userLimits.support,
    idempotent: true,
  }),
};
