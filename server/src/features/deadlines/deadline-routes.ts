// The cards of the calls about a person's deadlines.
import { deadlineApi } from '@wattpact/domain/deadlines/deadline-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { sendCalendar } from './deadline-calendar.ts';
import { getDeadline, listDeadlines } from './deadline-service.ts';

export function registerDeadlines(app: FastifyInstance): void {
  route(app, deadlineApi.list, ({ query }, context) => listDeadlines(context, query.legalEntityId));
  route(app, deadlineApi.calendar, async ({ query }, context) =>
    sendCalendar(context, await listDeadlines(context, query.legalEntityId)),
  );
  route(app, deadlineApi.oneCalendar, async ({ params }, context) =>
    sendCalendar(context, [await getDeadline(context, params.kind, params.id)]),
  );
}
