// A notice of maintenance: administrators write it, and everybody reads it during its period.
import { z } from 'zod';
import { withRules } from '../fields/rules.ts';
import { hasYear, text } from '../fields/texts.ts';

/** More would not be read above a page. */
const noticeText = text(1, 300);
const instant = z.iso.datetime({ offset: true }).refine(hasYear);

export const maintenanceNotice = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  pt: z.string(),
  en: z.string(),
  es: z.string(),
});
export type MaintenanceNotice = z.infer<typeof maintenanceNotice>;

/** From the start on, until the end. */
export const newMaintenanceNotice = withRules(
  z.strictObject({ startsAt: instant, endsAt: instant, pt: noticeText, en: noticeText, es: noticeText }),
  ({ startsAt, endsAt }) =>
    startsAt !== undefined && endsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [{ path: ['endsAt'], key: 'error_end_not_after_start' }]
      : [],
);
