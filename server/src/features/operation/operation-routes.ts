// The cards of the calls about the operation of this installation.
import { adminOperationApi, operationApi } from '@wattpact/domain/operation/operation-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { forgetJob, getFailedJobs, retryAllJobs, retryJob } from './failed-job-service.ts';
import { endNotice, getNotice, getPresentNotice, setNotice } from './maintenance-service.ts';
import { getReport } from './report-service.ts';

export function registerOperation(app: FastifyInstance): void {
  const { config, db } = app.platform;
  route(app, operationApi.notice, (_, { now }) => getPresentNotice(db, now));
  route(app, adminOperationApi.report, (_, { now }) => getReport(app.platform, now));
  route(app, adminOperationApi.failedJobs, () => getFailedJobs(db));
  route(app, adminOperationApi.retryJobs, (_, context) => retryAllJobs(context));
  route(app, adminOperationApi.retryJob, ({ params }, context) => retryJob(context, params.id));
  route(app, adminOperationApi.forgetJob, ({ params }, context) => forgetJob(context, params.id));
  route(app, adminOperationApi.settings, async () => config.shownSettings);
  route(app, adminOperationApi.notice, (_, context) => getNotice(context));
  route(app, adminOperationApi.setNotice, ({ body }, context) => setNotice(context, body));
  route(app, adminOperationApi.endNotice, (_, context) => endNotice(context));
}
