// The route of a person's open tasks.
import { taskApi } from '@wattpact/domain/tasks/task-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listTasks } from './task-service.ts';

export function registerTasks(app: FastifyInstance): void {
  route(app, taskApi.list, (_, context) => listTasks(context));
}
