// The routes of the administrators' dashboard.

import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { countFailedMails } from '../mails/mail-queries.ts';
import { countOpenRequests } from '../support/support-queries.ts';
import { averageNegotiationDays, countAll, countCreatedContracts, listQueue } from './dashboard-queries.ts';

export function registerDashboard(app: FastifyInstance): void {
  route(app, dashboardApi.summary, async (_, { db }) => ({
    ...(await countAll(db)),
    failedMails: await countFailedMails(db),
    openRequests: await countOpenRequests(db),
  }));
  route(app, dashboardApi.createdContracts, (_, { db, now }) => countCreatedContracts(db, lisbonDate(now)));
  route(app, dashboardApi.negotiationTime, (_, { db, now }) => averageNegotiationDays(db, lisbonDate(now)));
  route(app, dashboardApi.queue, ({ query }, { db, now }) => listQueue(db, query, now));
}
