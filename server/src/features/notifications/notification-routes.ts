// The calls about a person's own notifications.
import type { FastifyInstance } from 'fastify';

export function registerNotifications(_app: FastifyInstance): void {}
