// The calls about the ways into an account.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';
import { signUpInput } from './person-input.ts';
import {
  changePasswordInput,
  codeInput,
  confirmationInput,
  emailInput,
  factorRemovalInput,
  profile,
  proofInput,
  resetPasswordInput,
  secondFactorInput,
  signInInput,
  tokenInput,
  verifyEmailInput,
} from './user.ts';

const signedIn = z.object({ token: z.string(), user: profile });
const providerLink = z.object({
  id: z.string(),
  /** The `id` of a provider that the installation uses; null for one of before. */
  provider: z.string().nullable(),
  /** Of the provider. */
  name: z.string(),
  linkedAt: z.string(),
});
export type ProviderLink = z.infer<typeof providerLink>;
const providerParams = z.strictObject({ provider: z.string() });
const open = { method: 'POST', access: 'public' } as const;

export const authApi = {
  signUp: apiCall({
    ...open,
    path: '/api/auth/sign-up',
    status: 201,
    summary: 'Opens an account and signs in',
    body: signUpInput,
    answer: signedIn,
    problems: [403, 409, 429, 503],
  }),
  login: apiCall({
    ...open,
    path: '/api/auth/login',
    status: 200,
    summary: 'Signs in; sets the session cookie as well as answering the token',
    body: signInInput,
    answer: signedIn,
    problems: [401, 403, 429, 503],
  }),
  readInvitation: apiCall({
    ...open,
    path: '/api/auth/invitation',
    status: 200,
    summary: 'The company that invites, and whom; the token stays good',
    body: tokenInput,
    answer: z.object({ company: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  }),
  secondFactor: apiCall({
    ...open,
    path: '/api/auth/second-factor',
    status: 200,
    summary: 'Completes a sign-in with the code of the second factor',
    body: secondFactorInput,
    answer: signedIn,
    problems: [401, 403, 429],
  }),
  changePassword: apiCall({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'user',
    status: 204,
    summary: 'Changes the password; every other session ends',
    body: changePasswordInput,
    problems: [429, 503],
  }),
  forgotPassword: apiCall({
    ...open,
    path: '/api/auth/forgot-password',
    status: 204,
    summary: 'Sends a link to choose a new password; the answer never tells whether the address exists',
    body: emailInput,
    problems: [403, 429],
  }),
  resetPassword: apiCall({
    ...open,
    path: '/api/auth/reset-password',
    status: 204,
    summary: 'Sets a new password with the token of the link; every session ends',
    body: resetPasswordInput,
    problems: [403, 503],
  }),
  verifyEmail: apiCall({
    ...open,
    path: '/api/auth/verify-email',
    status: 204,
    summary: 'Proves an address with the token of the link, in a session of the account or with its password',
    body: verifyEmailInput,
    problems: [403, 429, 503],
  }),
  refuseEmail: apiCall({
    ...open,
    path: '/api/auth/verify-email/refuse',
    status: 204,
    summary: "Closes an account that somebody else opened with the address, with the token of the address's link",
    body: tokenInput,
    problems: [403, 409],
  }),
  resendVerification: apiCall({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'user',
    status: 204,
    summary: 'Sends the verification mail once more',
    perUser: userLimits.verification,
  }),
  deleteAccount: apiCall({
    method: 'POST',
    path: '/api/auth/delete-account',
    access: 'user',
    status: 204,
    summary: "Deletes the caller's account; an administrator can restore it",
    body: confirmationInput,
    problems: [409, 429, 503],
  }),
  confirm: apiCall({
    method: 'POST',
    path: '/api/auth/confirm',
    access: 'user',
    status: 204,
    summary: 'Proves once more who it is: by a code where the account has a second factor, else by the password',
    body: proofInput,
    problems: [429, 503],
  }),
  enrolSecondFactor: apiCall({
    method: 'POST',
    path: '/api/auth/second-factor/enrol',
    access: 'user',
    status: 200,
    summary: 'Begins a second factor: the secret for an authenticator app, also as a picture to scan',
    body: confirmationInput,
    answer: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
    problems: [409, 429, 503],
  }),
  confirmSecondFactor: apiCall({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    access: 'user',
    status: 200,
    summary: 'Switches the second factor on with a first code; answers recovery codes, each of which counts once',
    body: codeInput,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    problems: [409, 429],
  }),
  renewRecoveryCodes: apiCall({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    access: 'user',
    status: 200,
    summary: 'Makes new recovery codes; those from before count no more',
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    problems: [409],
    freshProof: true,
  }),
  removeSecondFactor: apiCall({
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    access: 'user',
    status: 204,
    summary: 'Switches the second factor off, with the password and a code or recovery code',
    body: factorRemovalInput,
    problems: [409, 429, 503],
  }),
  startProvider: apiCall({
    method: 'GET',
    path: '/api/auth/providers/:provider/start',
    access: 'public',
    status: 302,
    summary: 'Leads to the single sign-on provider',
    params: providerParams,
    query: z.object({
      language: z.enum(languages).optional(),
      /** The path to come back to. */
      returnTo: z.string().max(500).optional(),
      app: z.enum(['marketplace', 'admin']).optional(),
      /** Asks for the proof of identity again, for calls that need a fresh one. */
      fresh: z.boolean().optional(),
      /** Adds the provider to the account that is signed in. */
      link: z.boolean().optional(),
    }),
    raw: 'download',
    problems: [403],
    freshProof: { flag: 'link' },
  }),
  finishProvider: apiCall({
    method: 'GET',
    path: '/api/auth/providers/:provider/callback',
    access: 'public',
    status: 302,
    summary: 'Takes what the single sign-on provider says, sets the session cookie and leads back',
    params: providerParams,
    raw: 'download',
  }),
  providerLinks: apiCall({
    method: 'GET',
    path: '/api/auth/provider-links',
    access: 'user',
    status: 200,
    summary: "The external accounts that open the caller's account",
    answer: z.array(providerLink),
  }),
  removeProviderLink: apiCall({
    method: 'DELETE',
    path: '/api/auth/provider-links/:id',
    access: 'user',
    status: 204,
    summary: 'Takes an external account off; every other session ends',
    params: recordParams,
    problems: [409],
    freshProof: true,
  }),
  providers: apiCall({
    method: 'GET',
    path: '/api/auth/providers',
    access: 'public',
    status: 200,
    summary: 'The configured single sign-on providers',
    answer: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
};
