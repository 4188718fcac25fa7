// The calls about the sessions of a person, apart from the ways into an account: every page can end its session.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  device: z.string(),
  /** Where it was started: an IPv4 address, or the /64 network of an IPv6 one; empty where it is not known. */
  network: z.string(),
  current: z.boolean(),
});

export const sessionApi = {
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
};
