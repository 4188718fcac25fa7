// The administrators' search over the records of every kind, for the command palette.
import { searchApi } from '@wattpact/domain/search/search-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { searchRecords } from './search-service.ts';

export function registerSearch(app: FastifyInstance): void {
  route(app, searchApi.records, async ({ query: { query } }, { db, now }) => ({
    groups: await searchRecords(db, query, now),
  }));
}
