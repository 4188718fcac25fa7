// The calls of the usage counts: the pages of who agreed send them, administrators read them.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { countedActs, countedNames, countedPages, countedPeriods, mostAtOnce } from './counted.ts';

const count = z.int();

const usage = z.object({
  /** Without the setting TELEMETRY nothing is counted. */
  isCounting: z.boolean(),
  /** After so many days counts are deleted. */
  keptDays: z.int(),
  /** Each day of the period in Portugal, oldest first: all pages, or the page or act that was asked for. */
  days: z.array(z.object({ date: z.string(), count })),
  /** Of the whole period, the most frequent first. */
  pages: z.array(z.object({ name: z.enum(countedPages), count })),
  acts: z.array(z.object({ name: z.enum(countedActs), count })),
});

export const telemetryApi = {
  count: apiCall({
    method: 'POST',
    path: '/api/telemetry',
    access: 'user',
    status: 204,
    summary: 'Counts visits and acts of a person who agreed to it, by name and day alone; 404 where nothing is counted',
    body: z.strictObject({ counted: z.array(z.enum(countedNames)).min(1).max(mostAtOnce) }),
    problems: [404],
    perUser: userLimits.telemetry,
  }),
};

export const adminTelemetryApi = {
  usage: apiCall({
    method: 'GET',
    path: '/api/admin/telemetry',
    access: 'admin',
    status: 200,
    summary: 'How often pages were visited and acts done, by day, page and act',
    query: z.object({ days: z.enum(countedPeriods).default('30'), name: z.enum(countedNames).optional() }),
    answer: usage,
  }),
};
