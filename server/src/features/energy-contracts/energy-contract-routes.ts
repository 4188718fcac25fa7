// The calls about energy contracts.
import type { FastifyInstance } from 'fastify';

export function registerEnergyContracts(_app: FastifyInstance): void {}
