// A job that failed for good: administrators have it tried again, or forget it.
import { z } from 'zod';

/** More are counted, and not listed. */
export const mostListedJobs = 100;

export const failedJob = z
  .object({
    /** The job's number in the form of a UUID. */
    id: z.string(),
    task: z.string(),
    /** The first line of the error, without what may be secret or personal. */
    error: z.string().nullable(),
    attempts: z.int(),
    createdAt: z.string(),
    failedAt: z.string(),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof failedJob>;

export const failedJobs = z.object({
  /** The newest ones. */
  items: z.array(failedJob),
  total: z.int(),
});
