// The route of a person's open tasks.
import { taskApi } from '@wattpact/domain/tasks/task-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listDueSigned } from '../registration/registration-service.ts';
import { listTasks } from './task-queries.ts';

export function registerTasks(app: FastifyInstance): void {
  route(app, taskApi.list, async (_, context) => listTasks(context.db, context.actor, await listDueSigned(context)));
}
