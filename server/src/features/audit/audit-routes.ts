// The administrators' list of what they and the operator have done.
import { auditApi } from '@wattpact/domain/audit/audit-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listEntries } from './audit-queries.ts';

export function registerAudit(app: FastifyInstance): void {
  route(app, auditApi.list, ({ query }, { db, actor }) => listEntries(db, actor, query));
}
