// The card of the call about the market for newcomers.
import { marketPreviewApi } from '@wattpact/domain/market-preview/market-preview-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readPreview } from './market-preview-queries.ts';

export function registerMarketPreview(app: FastifyInstance): void {
  route(app, marketPreviewApi.get, (_, { db }) => readPreview(db));
}
