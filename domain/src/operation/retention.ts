// How long data are kept. The settings' defaults, the jobs that delete, the table in docs/operations.md and the privacy
// notice come from here; `server/src/retention.ts` says for every table which of the periods holds.

/** What an installation may choose, by setting. */
export const keepDefaults = {
  KEEP_UNUSED_FILES_HOURS: 24,
  KEEP_MAILS_DAYS: 90,
  KEEP_NOTIFICATIONS_DAYS: 365,
  KEEP_FAILED_JOBS_DAYS: 30,
  KEEP_SUPPORT_DAYS: 730,
  KEEP_VIEWS_DAYS: 365,
  KEEP_DELETED_ACCOUNTS_DAYS: 90,
  KEEP_WEBHOOK_DELIVERIES_DAYS: 30,
  TELEMETRY_DAYS: 365,
} as const;

/** What protects accounts and calls is the same in every installation. */
export const fixedPeriods = {
  SESSION_IDLE_DAYS: 7,
  SESSION_DAYS: 30,
  ADMIN_SESSION_IDLE_HOURS: 2,
  ADMIN_SESSION_HOURS: 12,
  RESET_LINK_HOURS: 1,
  VERIFICATION_LINK_DAYS: 3,
  INVITATION_DAYS: 30,
  COUNTER_HOURS: 2,
  REPEAT_KEY_HOURS: 24,
  LAST_WRITE_HOURS: 24,
} as const;

/** In the backups, what was deleted stays until those that hold it are replaced. */
export const daysInBackups = ({ daily, weekly }: { daily: number; weekly: number }): number =>
  Math.max(daily, 7 * weekly);

export type PeriodName = keyof typeof keepDefaults | keyof typeof fixedPeriods | 'BACKUP_DAYS';
