// The calls about the caller's own profile.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';
import { place } from './person-api.ts';
import { profileInput } from './person-input.ts';
import { acceptedTextsInput, avatarInput, preferencesInput, profile } from './user.ts';

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
