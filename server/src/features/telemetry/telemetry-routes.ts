// The cards of the usage counts.
import { adminTelemetryApi, telemetryApi } from '@wattpact/domain/telemetry/telemetry-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { countUse, getUsage } from './telemetry-service.ts';

export function registerTelemetry(app: FastifyInstance): void {
  route(app, telemetryApi.count, ({ body: { counted } }, context) => countUse(context, counted));
  route(app, adminTelemetryApi.usage, ({ query }, context) => getUsage(context, query));
}
