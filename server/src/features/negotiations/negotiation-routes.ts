// The calls about negotiations and their messages.
import type { FastifyInstance } from 'fastify';

export function registerNegotiations(_app: FastifyInstance): void {}
