// The calls about contract drafts.
import type { FastifyInstance } from 'fastify';

export function registerContractDrafts(_app: FastifyInstance): void {}
