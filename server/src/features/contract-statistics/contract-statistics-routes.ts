// The route of the statistics of the register.
import { contractStatisticsApi } from '@wattpact/domain/contract-statistics/contract-statistics-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readStatistics } from './contract-statistics-service.ts';

export function registerContractStatistics(app: FastifyInstance): void {
  route(app, contractStatisticsApi.get, (_, { db, actor }) => readStatistics(db, actor));
}
