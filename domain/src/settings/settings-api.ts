// What the pages need to know of this installation before anybody signs in, and the service's own calls.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { registrationRoles } from '../energy-contracts/registration-duty.ts';
import { languages } from '../terms/enumerations.ts';

const settings = z.object({
  appName: z.string(),
  defaultLanguage: z.enum(languages),
  languages: z.array(z.enum(languages)),
  contactEmail: z.string(),
  supportEmail: z.string(),
  signUpOpen: z.boolean(),
  manualUrl: z.string().nullable(),
  /** The base URLs of the two apps, without a trailing slash. */
  marketplaceUrl: z.string(),
  adminUrl: z.string(),
  devMailbox: z.boolean(),
  /** Whether visits and acts of people who agree to it are counted. */
  telemetry: z.boolean(),
  /** Whether an outside register of companies suggests names and addresses. */
  companyRegister: z.boolean(),
  maximumEntitiesPerUser: z.int(),
  /** For how many days an account that its owner deleted can be restored. */
  keepDeletedAccountsDays: z.int(),
  /** How long an administrator may undo a decision; 0 without the possibility. */
  undoSeconds: z.int(),
  /** Whether registrations are only prepared here, or handing in fulfils the duty. */
  registrationRole: z.enum(registrationRoles),
  /** The first day of the duty to register, `2025-11-19`. */
  registrationRegimeStart: z.string(),
});
export type Settings = z.infer<typeof settings>;

export const settingsApi = {
  settings: apiCall({
    method: 'GET',
    path: '/api/settings',
    access: 'public',
    forKeys: true,
    withoutSession: true,
    status: 200,
    summary: 'What the pages must know of this installation',
    answer: settings,
  }),
};

/** For whatever watches the server; no page calls them. */
export const serviceApi = {
  health: apiCall({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    withoutSession: true,
    status: 200,
    summary: 'The process is up',
    answer: z.object({ status: z.literal('ok') }),
  }),
  ready: apiCall({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    withoutSession: true,
    status: 200,
    summary: 'Database, jobs and storage answer',
    answer: z.object({ status: z.literal('ready') }),
    problems: [503],
  }),
};
