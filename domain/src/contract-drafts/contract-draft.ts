// The clause texts of the contract draft document, which administrators edit section by section, and the calls about
// them.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { text } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';

export const draftSections = [
  'parties',
  'object',
  'price',
  'term',
  'guarantees',
  'deviations',
  'payment',
  'termination',
  'general',
] as const;
export type DraftSection = (typeof draftSections)[number];

const setting = z
  .object({
    section: z.enum(draftSections),
    language: z.enum(languages),
    title: z.string(),
    text: z.string(),
    enabled: z.boolean(),
    updatedAt: z.string(),
    /** 0 while the delivered text is unchanged. */
    version: z.int(),
  })
  .meta({ id: 'DraftSetting' });
export type DraftSetting = z.infer<typeof setting>;

export const contractDraftApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/draft-settings',
    access: 'user',
    status: 200,
    summary: 'The clause texts of the contract draft document',
    answer: z.array(setting),
  }),
  adminList: apiCall({
    method: 'GET',
    path: '/api/admin/energy-contracts/draft-settings',
    access: 'admin',
    status: 200,
    summary: 'The clause texts of the contract draft document',
    answer: z.array(setting),
  }),
  set: apiCall({
    method: 'PUT',
    path: '/api/admin/energy-contracts/draft-settings/:section/:language',
    access: 'admin',
    status: 200,
    summary: 'Writes a clause text in a language; placeholders are {{path.of.the.terms}}',
    params: z.strictObject({ section: z.string(), language: z.string() }),
    body: z.strictObject({ title: text(1, 200), text: text(1, 20_000), enabled: z.boolean() }),
    answer: setting,
    versioned: true,
  }),
};
