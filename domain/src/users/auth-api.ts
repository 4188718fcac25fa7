// The calls about sessions and the ways into an account.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../shared/texts.ts';
import {
  changePasswordInput,
  emailInput,
  passwordInput,
  profile,
  resetPasswordInput,
  secondFactorInput,
  signInInput,
  signUpInput,
  tokenInput,
} from './user.ts';

const signedIn = z.object({ token: z.string(), user: profile });
const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  device: z.string(),
  current: z.boolean(),
});
const open = { method: 'POST', access: 'public' } as const;

export const authApi = {
  signUp: apiCall({
    ...open,
    path: '/api/auth/sign-up',
    status: 201,
    summary: 'Opens an account and signs in',
    body: signUpInput,
    answer: signedIn,
    problems: [403, 409, 429],
  }),
  login: apiCall({
    ...open,
    path: '/api/auth/login',
    status: 200,
    summary: 'Signs in; sets the session cookie as well as answering the token',
    body: signInInput,
    answer: signedIn,
    problems: [403, 429],
  }),
  secondFactor: apiCall({
    ...open,
    path: '/api/auth/second-factor',
    status: 200,
    summary: 'Completes a sign-in with the code of the second factor',
    body: secondFactorInput,
    answer: signedIn,
    problems: [403, 429],
  }),
  logout: apiCall({
    method: 'GET',
    path: '/api/auth/logout',
    access: 'public',
    status: 200,
    summary: 'Ends the session; answers where to go',
    answer: z.object({ url: z.string() }),
    problems: [403],
  }),
  sessions: apiCall({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'user',
    status: 200,
    summary: "The caller's sessions",
    answer: z.array(session),
  }),
  endSession: apiCall({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'user',
    status: 204,
    summary: 'Ends one of the sessions',
    params: recordParams,
  }),
  changePassword: apiCall({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'user',
    status: 204,
    summary: 'Changes the password; every other session ends',
    body: changePasswordInput,
    problems: [429],
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
    problems: [403],
  }),
  verifyEmail: apiCall({
    ...open,
    path: '/api/auth/verify-email',
    status: 204,
    summary: 'Proves an address with the token of the link',
    body: tokenInput,
    problems: [403],
  }),
  resendVerification: apiCall({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'user',
    status: 204,
    summary: 'Sends the verification mail once more',
    problems: [429],
  }),
  deleteAccount: apiCall({
    method: 'POST',
    path: '/api/auth/delete-account',
    access: 'user',
    status: 204,
    summary: "Deletes the caller's account; an administrator can restore it",
    body: passwordInput,
    problems: [409, 429],
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
