// The cards of the calls about the price benchmark.
import { benchmarkApi } from '@wattpact/domain/benchmark/benchmark-api';
import { indexApi } from '@wattpact/domain/benchmark/index-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { compareWithMedian, getBenchmark, getHistory } from './benchmark-service.ts';
import { importIndex, listIndex, removeIndex } from './index-service.ts';

export function registerBenchmark(app: FastifyInstance): void {
  route(app, benchmarkApi.get, ({ query }, context) => getBenchmark(context, query));
  route(app, benchmarkApi.history, ({ query }, context) => getHistory(context, query));
  route(app, benchmarkApi.againstMedian, ({ query }, context) => compareWithMedian(context, query));
  route(app, indexApi.list, ({ query }, context) => listIndex(context, query));
  route(app, indexApi.import, ({ body }, context) => importIndex(context, body));
  route(app, indexApi.remove, ({ query }, context) => removeIndex(context, query));
}
