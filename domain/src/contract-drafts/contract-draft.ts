// The clause texts of the contract draft document, which administrators edit section by section, and the calls about
// them.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { text } from '../fields/texts.ts';
import { languages, pricingTypes } from '../terms/enumerations.ts';

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

const wording = { title: text(1, 200), text: text(1, 20_000), enabled: z.boolean() };
const place = z.strictObject({ section: z.string(), language: z.string() });

const previewRequest = z.strictObject({
  section: z.enum(draftSections),
  language: z.enum(languages),
  /** Sentences about terms that this pricing does not have are left out. */
  pricingType: z.enum(pricingTypes),
  // While it is being typed a text may be empty.
  title: text(0, 200),
  text: text(0, 20_000),
  enabled: z.boolean(),
});
export type DraftPreviewRequest = z.infer<typeof previewRequest>;

const preview = z
  .object({
    sections: z.array(
      z.object({
        section: z.enum(draftSections),
        title: z.string(),
        /** Level 0 has no number, 1 is a paragraph (mark `3.2`), 2 an item of its list (mark `a)`). */
        paragraphs: z.array(z.object({ level: z.int(), mark: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'DraftPreview' });
export type DraftPreview = z.infer<typeof preview>;

const pastWording = z
  .object({ id: z.string(), at: z.string(), by: z.string(), title: z.string(), text: z.string(), enabled: z.boolean() })
  .meta({ id: 'PastWording' });
export type PastWording = z.infer<typeof pastWording>;

export const contractDraftApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/draft-settings',
    access: 'user',
    forKeys: true,
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
    params: place,
    body: z.strictObject(wording),
    answer: setting,
    versioned: true,
  }),
  history: apiCall({
    method: 'GET',
    path: '/api/admin/energy-contracts/draft-settings/:section/:language/history',
    access: 'admin',
    status: 200,
    summary: 'The wordings that a clause text has had, newest first; the last one is the delivered text',
    params: place,
    answer: z.array(pastWording),
  }),
  preview: apiCall({
    method: 'POST',
    path: '/api/admin/energy-contracts/draft-settings/preview',
    access: 'admin',
    status: 200,
    summary: 'The clauses of an invented contract with a text that is not saved; changes nothing',
    body: previewRequest,
    answer: preview,
  }),
};
