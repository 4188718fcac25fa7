// The calls about the dashboard.
import type { FastifyInstance } from 'fastify';

export function registerDashboard(_app: FastifyInstance): void {}
