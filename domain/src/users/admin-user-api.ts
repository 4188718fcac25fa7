// The administrators' calls about users. In a file of their own, so that the marketplace does not load them.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { exportCall } from '../exports/export-call.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { languages } from '../terms/enumerations.ts';
import { newAdministrator } from './user.ts';
import { userColumns } from './user-columns.ts';
import { userList, userStatuses } from './user-filters.ts';

export const userRecord = z
  .object({
    id: z.string(),
    isAdmin: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    language: z.enum(languages),
    status: z.enum(userStatuses),
    hasSecondFactor: z.boolean(),
    lastLogin: z.string().nullable(),
    createdAt: z.string(),
    /** In lists: the first company that the person came to, and how many there are. */
    companies: z
      .object({ first: z.object({ id: z.string(), name: z.string() }), count: z.int() })
      .nullable()
      .optional(),
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'User' });
export type UserRecord = z.infer<typeof userRecord>;

export const adminUserApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'Users of the marketplace and administrators',
    query: listQuery(userList),
    answer: pageOf(userRecord),
  }),
  listExport: apiCall(
    exportCall('/api/admin/users', 'admin', { list: userList, columns: userColumns, what: 'Users and administrators' }),
  ),
  create: apiCall({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    status: 201,
    summary: 'Creates an administrator, who changes the password at the first sign-in',
    body: newAdministrator,
    answer: userRecord,
    problems: [409, 503],
    idempotent: true,
    freshProof: true,
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'admin',
    status: 200,
    summary: 'One user',
    params: recordParams,
    answer: userRecord,
    opens: 'user',
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    status: 204,
    summary: 'Permanently deletes a soft-deleted user',
    params: recordParams,
    problems: [409],
    freshProof: true,
  }),
  setStatus: apiCall({
    method: 'PATCH',
    path: '/api/admin/users/:id/status/:status',
    access: 'admin',
    status: 200,
    summary: 'Disables or enables a user; the sessions of a disabled user end at once',
    params: z.strictObject({ id: z.string(), status: z.enum(['active', 'inactive']) }),
    answer: userRecord,
    problems: [400, 409],
    freshProof: true,
  }),
  resetSecondFactor: apiCall({
    method: 'POST',
    path: '/api/admin/users/:id/second-factor/reset',
    access: 'admin',
    status: 200,
    summary: 'Takes the second factor off a user who has lost it; their sessions end and they are told by mail',
    params: recordParams,
    answer: userRecord,
    problems: [409],
    freshProof: true,
  }),
  restore: apiCall({
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    access: 'admin',
    status: 200,
    summary: 'Restores a soft-deleted user',
    params: recordParams,
    answer: userRecord,
    problems: [409],
  }),
};
