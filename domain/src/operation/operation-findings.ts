// What is wrong with an installation, derived from its report: one rule for each finding, with its limit.
import type { MailFault } from '../mails/mail.ts';
import { type OperationReport, type ReportPart, reportParts } from './operation-report.ts';

export const findingKinds = [
  'not_told',
  'migrations_pending',
  'migrations_unknown',
  'jobs_nowhere',
  'jobs_late',
  'jobs_failed',
  'mail_not_sent',
  'mail_not_taken',
  'mails_failed',
  'disk_full',
  'disk_nearly_full',
  'backup_missing',
  'backup_old',
  'backup_failed',
  'many_wrong_sign_ins',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  part: ReportPart;
  kind: FindingKind;
  /** `failing`: something does not work now; `attention`: something will not, or somebody has to look. */
  tone: 'failing' | 'attention';
  /** How many it concerns, where its sentence says so. */
  count?: number;
}

/** As the alert WattpactJobsLate in ops/prometheus/alerts.yml. */
export const lateSeconds = 300;
/** As the alert WattpactBackupOld: a daily backup that has just been missed. */
export const backupHours = 26;
/** Of all networks, in an hour: more than people mistype. */
export const manyWrongTries = 200;
/** Multiples of the floor. */
const nearly = 2;

/** These concern the mail server as a whole; others only the one mailbox or mail. */
const faultsOfTheServer: readonly MailFault[] = ['no_connection', 'no_tls', 'sign_in', 'refused', 'try_later'];

type Rule = Omit<Finding, 'part' | 'kind'>;
type Rules = { [Part in ReportPart]: (part: NonNullable<OperationReport[Part]>, report: OperationReport) => Found };
type Found = Partial<Record<FindingKind, Rule | false>>;

const failing = (count?: number): Rule => ({ tone: 'failing', ...(count !== undefined && { count }) });
const attention = (count?: number): Rule => ({ tone: 'attention', ...(count !== undefined && { count }) });

const isLater = (one: string, other: string | null): boolean => other === null || Date.parse(one) > Date.parse(other);

const rules: Rules = {
  database: () => ({}),
  migrations: ({ pending, unknown }) => ({
    migrations_pending: pending.length > 0 && failing(pending.length),
    migrations_unknown: unknown.length > 0 && attention(unknown.length),
  }),
  queue: ({ workers, oldestDueSeconds, failed }) => ({
    jobs_nowhere: workers === 0 && failing(),
    jobs_late: workers > 0 && oldestDueSeconds > lateSeconds && failing(),
    jobs_failed: failed > 0 && attention(failed),
  }),
  mail: ({ isSent, lastSentAt, lastFault, failed }, { process }) => ({
    mail_not_sent: !isSent && !process.isDemo && attention(),
    mail_not_taken:
      lastFault !== null &&
      faultsOfTheServer.includes(lastFault.fault) &&
      (lastSentAt === null || Date.parse(lastSentAt) < Date.parse(lastFault.at)) &&
      failing(),
    mails_failed: failed > 0 && attention(failed),
  }),
  disk: ({ freeBytes, floorBytes, holdsFiles }) => ({
    disk_full: freeBytes < floorBytes && (holdsFiles ? failing() : attention()),
    disk_nearly_full: freeBytes >= floorBytes && freeBytes < nearly * floorBytes && attention(),
  }),
  backup: ({ lastAt, failedAt }, { at, process }) => ({
    // The companies of a demonstration are invented.
    backup_missing: lastAt === null && failedAt === null && !process.isDemo && attention(),
    backup_old: lastAt !== null && Date.parse(at) - Date.parse(lastAt) > backupHours * 3_600_000 && attention(),
    backup_failed: failedAt !== null && isLater(failedAt, lastAt) && failing(),
  }),
  signIn: ({ wrongTries }) => ({ many_wrong_sign_ins: wrongTries > manyWrongTries && attention(wrongTries) }),
};

function findingsOfPart<Part extends ReportPart>(part: Part, report: OperationReport): Finding[] {
  const value = report[part];
  if (value === null) return [{ part, kind: 'not_told', tone: 'attention' }];
  const found = rules[part](value as NonNullable<OperationReport[Part]>, report);
  return findingKinds.flatMap((kind) => {
    const rule = found[kind];
    return rule ? [{ part, kind, ...rule }] : [];
  });
}

/** What does not work comes first. */
export function findingsOf(report: OperationReport): Finding[] {
  const all = reportParts.flatMap((part) => findingsOfPart(part, report));
  return [...all.filter(({ tone }) => tone === 'failing'), ...all.filter(({ tone }) => tone === 'attention')];
}
