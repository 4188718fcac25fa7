// The list of all jobs and of the listeners to events, feature by feature.

import { registerConsequences } from './consequences/consequences.ts';
import { auditJobs } from './features/audit/audit-jobs.ts';
import { backupJobs } from './features/backups/backup-jobs.ts';
import { benchmarkJobs } from './features/benchmark/benchmark-jobs.ts';
import { caseJobs } from './features/cases/case-jobs.ts';
import { decisionJobs } from './features/contract-decisions/decision-jobs.ts';
import { contractDecisionListener } from './features/contract-decisions/decision-notifications.ts';
import { importJobs } from './features/contract-imports/import-jobs.ts';
import { contractImportListener } from './features/contract-imports/import-notifications.ts';
import { contractStatisticsJobs } from './features/contract-statistics/contract-statistics-jobs.ts';
import { dashboardJobs } from './features/dashboard/dashboard-jobs.ts';
import { expiryJobs } from './features/energy-contracts/contract-expiry-jobs.ts';
import { fileJobs } from './features/files/file-jobs.ts';
import { invoiceJobs } from './features/invoices/invoice-jobs.ts';
import { invoiceListener } from './features/invoices/invoice-notifications.ts';
import { paymentReminderJobs } from './features/invoices/payment-reminder-jobs.ts';
import { invitationJobs } from './features/legal-entities/invitations.ts';
import { mailKeepingJobs } from './features/mails/mail-jobs.ts';
import { marketJobs } from './features/market/market-jobs.ts';
import { matchJobs } from './features/matching/match-jobs.ts';
import { matchListener } from './features/matching/match-notifications.ts';
import {
  messageListener,
  negotiationListener,
  templateListener,
} from './features/negotiations/negotiation-notifications.ts';
import { tellListeners } from './features/notifications/notification-jobs.ts';
import { type Listener, registerListener } from './features/notifications/notification-service.ts';
import { receiptJobs } from './features/notifications/receipt-jobs.ts';
import { welcomeJobs } from './features/notifications/welcome-jobs.ts';
import { registrationJobs } from './features/registration/reminder-jobs.ts';
import { savedSearchJobs } from './features/saved-searches/saved-search-jobs.ts';
import { savedSearchListener } from './features/saved-searches/saved-search-notifications.ts';
import { supportJobs } from './features/support/support-jobs.ts';
import { telemetryJobs } from './features/telemetry/telemetry-jobs.ts';
import { erasureJobs } from './features/users/administration/erasure-jobs.ts';
import { userJobs } from './features/users/user-jobs.ts';
import { viewJobs } from './features/views/view-jobs.ts';
import { watchingJobs, withWatchers } from './features/watching/watching-jobs.ts';
import { watchedItemListener } from './features/watching/watching-notifications.ts';
import { webhookJobs } from './features/webhooks/webhook-jobs.ts';
import { webhookListener } from './features/webhooks/webhook-notifications.ts';
import { listenersOfKinds } from './kinds.ts';
import type { JobTable } from './platform/jobs/job-runner.ts';
import { searchWordJobs } from './platform/lists/search-words.ts';
import { mailJobs } from './platform/mail/send-mail.ts';

const parts: Partial<JobTable>[] = [
  fileJobs,
  mailJobs,
  receiptJobs,
  welcomeJobs,
  mailKeepingJobs,
  userJobs,
  erasureJobs,
  telemetryJobs,
  supportJobs,
  viewJobs,
  tellListeners,
  invoiceJobs,
  invitationJobs,
  paymentReminderJobs,
  registrationJobs,
  expiryJobs,
  importJobs,
  decisionJobs,
  caseJobs,
  marketJobs,
  savedSearchJobs,
  watchingJobs,
  matchJobs,
  searchWordJobs,
  contractStatisticsJobs,
  benchmarkJobs,
  dashboardJobs,
  auditJobs,
  backupJobs,
  webhookJobs,
];

export const jobTable: JobTable = {
  jobs: Object.assign({}, ...parts.map(({ jobs = {} }) => jobs)),
  schedule: parts.flatMap(({ schedule = [] }) => schedule),
  waiting: parts.flatMap(({ waiting = [] }) => waiting),
  outside: parts.flatMap(({ outside = [] }) => outside),
  atStart: parts.flatMap(({ atStart = [] }) => atStart),
};

/** Each kind's listener: which announcements its events make. */
const listeners: Record<string, Listener> = {
  ...listenersOfKinds,
  saved_search: savedSearchListener,
  watched_item: watchedItemListener,
  match: matchListener,
  negotiation: withWatchers(negotiationListener),
  message: messageListener,
  contract_template: templateListener,
  invoice: invoiceListener,
  energy_contract_import: contractImportListener,
  contract_decision: contractDecisionListener,
  webhook: webhookListener,
};

for (const [recordKind, listener] of Object.entries(listeners)) registerListener(recordKind, listener);
registerConsequences();
