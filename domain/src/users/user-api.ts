// The calls about the caller's own profile, and the administrators' calls about users.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { exportCall } from '../exports/export-call.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { languages } from '../terms/enumerations.ts';
import { place } from './person-api.ts';
import { profileInput } from './person-input.ts';
import { acceptedTextsInput, avatarInput, newAdministrator, preferencesInput, profile } from './user.ts';
import { userColumns } from './user-columns.ts';
import { userList, userStatuses } from './user-filters.ts';

export const userApi = {
  me: apiCall({
    method: 'GET',
    path: '/api/users/me',
    access: 'user',
    status: 200,
    summary: "The caller's profile",
    answer: profile,
  }),
  updateMe: apiCall({
    method: 'PUT',
    path: '/api/users/me',
    access: 'user',
    status: 200,
    summary: "Changes the caller's names and phone",
    body: profileInput,
    answer: profile,
  }),
  companies: apiCall({
    method: 'GET',
    path: '/api/users/me/legal-entities',
    access: 'user',
    status: 200,
    summary: "The caller's companies and roles in them, the longest held first",
    answer: z.array(place),
  }),
  exportMe: apiCall({
    method: 'GET',
    path: '/api/users/me/export',
    access: 'user',
    status: 200,
    summary: 'Everything kept about the caller',
    answer: z.record(z.string(), z.unknown()),
    perUser: userLimits.export,
  }),
  exportParts: apiCall({
    method: 'GET',
    path: '/api/users/me/export/parts',
    access: 'user',
    status: 200,
    summary: 'Of how many archives the export with files consists, and what they hold',
    answer: z.array(z.object({ files: z.int(), bytes: z.int() })).meta({ id: 'ExportParts' }),
  }),
  exportArchive: apiCall({
    method: 'GET',
    path: '/api/users/me/export/archive',
    access: 'user',
    status: 200,
    summary: 'Everything kept about the caller, with the files that they uploaded, as a zip archive of up to 1 GB',
    query: z.object({ part: z.int().min(1).default(1) }),
    problems: [404],
    perUser: userLimits.archive,
    raw: 'download',
  }),
  setLanguage: apiCall({
    method: 'PUT',
    path: '/api/users/language',
    access: 'user',
    status: 200,
    summary: "Sets the caller's language",
    body: z.strictObject({ language: z.enum(languages) }),
    answer: profile,
  }),
  setPreferences: apiCall({
    method: 'PUT',
    path: '/api/users/preferences',
    access: 'user',
    status: 200,
    summary: "Sets some of the caller's preferences",
    body: preferencesInput,
    answer: profile,
  }),
  acceptTexts: apiCall({
    method: 'PUT',
    path: '/api/users/me/accepted-texts',
    access: 'user',
    status: 200,
    summary: 'The caller has read and accepts the terms, the privacy notice or both, in their present version',
    body: acceptedTextsInput,
    answer: profile,
    problems: [409],
  }),
  setAvatar: apiCall({
    method: 'PUT',
    path: '/api/users/avatar',
    access: 'user',
    status: 200,
    summary: 'Sets or removes the picture and its colour',
    body: avatarInput,
    answer: profile,
    problems: [409, 415],
    perUser: userLimits.avatar,
  }),
  avatar: apiCall({
    method: 'GET',
    path: '/api/users/:id/avatar',
    access: 'user',
    status: 200,
    summary: 'The picture of a user, cacheable for ever per version',
    params: recordParams,
    query: z.object({ version: z.string().optional() }),
    raw: 'download',
  }),
};

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
