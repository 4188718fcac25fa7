// The calls about the caller's deadlines, as a list and as calendar files.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { ofCompany } from '../portfolio/portfolio-api.ts';
import { deadline, deadlineKinds } from './deadline.ts';

export const deadlineApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/deadlines',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      "The deadlines of the caller's companies from today on, soonest first, at most a hundred: invoices to pay, contracts to register, contracts that end",
    query: ofCompany,
    answer: z.array(deadline),
  }),
  calendar: apiCall({
    method: 'GET',
    path: '/api/deadlines/calendar',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The same as a calendar file (iCalendar); 404 when there is none',
    query: ofCompany,
    problems: [404],
    perUser: userLimits.document,
    raw: 'download',
  }),
  oneCalendar: apiCall({
    method: 'GET',
    path: '/api/deadlines/:kind/:id/calendar',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One deadline, past ones too, as a calendar file; the id is of its invoice, negotiation or contract',
    params: z.strictObject({ kind: z.enum(deadlineKinds), id: z.string() }),
    problems: [400],
    perUser: userLimits.document,
    raw: 'download',
  }),
};
