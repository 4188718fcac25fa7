// The calls about fees.
import type { FastifyInstance } from 'fastify';

export function registerFees(_app: FastifyInstance): void {}
