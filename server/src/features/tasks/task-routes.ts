// The route of a person's open tasks.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { taskApi } from '@wattpact/domain/tasks/task-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listDueSigned } from '../registration/registration-service.ts';
import { listTasks } from './task-queries.ts';

export function registerTasks(app: FastifyInstance): void {
  route(app, taskApi.list, async (_, context) => {
    const { db, actor, now } = context;
    return listTasks(db, actor, { due: await listDueSigned(context), today: lisbonDate(now) });
  });
}
