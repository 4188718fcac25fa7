// The table of contents of what runs by itself: the jobs of every feature, and who listens to which events.

import { fileJobs } from './features/files/file-jobs.ts';
import { invoiceJobs } from './features/invoices/invoice-jobs.ts';
import { legalEntityListener } from './features/legal-entities/legal-entity-notifications.ts';
import {
  messageListener,
  negotiationListener,
  templateListener,
} from './features/negotiations/negotiation-notifications.ts';
import { tellListeners } from './features/notifications/notification-jobs.ts';
import { type Listener, registerListener } from './features/notifications/notification-service.ts';
import { userJobs } from './features/users/user-jobs.ts';
import type { JobTable } from './platform/jobs/job-runner.ts';
import { mailJobs } from './platform/mail/send-mail.ts';

const parts: Partial<JobTable>[] = [fileJobs, mailJobs, userJobs, tellListeners, invoiceJobs];

export const jobTable: JobTable = {
  jobs: Object.assign({}, ...parts.map(({ jobs = {} }) => jobs)),
  schedule: parts.flatMap(({ schedule = [] }) => schedule),
};

/** Per record kind: what its events announce, and to whom. */
const listeners: Record<string, Listener> = {
  legal_entity: legalEntityListener,
  negotiation: negotiationListener,
  message: messageListener,
  contract_template: templateListener,
};

for (const [recordKind, listener] of Object.entries(listeners)) registerListener(recordKind, listener);
