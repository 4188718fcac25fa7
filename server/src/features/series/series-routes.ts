// The cards of the calls about series.
import { seriesApi } from '@wattpact/domain/series/series-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getDeliveryProfile, setDeliveryProfile } from './delivery-profile-service.ts';
import { getProduction } from './production-service.ts';
import { sendSeries } from './series-files.ts';
import { importSeries } from './series-import-service.ts';
import { getValues, listReadable, removeSeries } from './series-service.ts';

export function registerSeries(app: FastifyInstance): void {
  route(app, seriesApi.list, ({ query }, context) => listReadable(context, query));
  route(app, seriesApi.values, ({ params, query }, context) => getValues(context, params.id, query));
  route(app, seriesApi.download, ({ params, query }, context) => sendSeries(context, params.id, query));
  route(app, seriesApi.import, (_, context) => importSeries(context), { ownTransactions: true });
  route(app, seriesApi.remove, ({ params }, context) => removeSeries(context, params.id));
  route(app, seriesApi.getProfile, ({ params }, context) => getDeliveryProfile(context, params.id));
  route(app, seriesApi.setProfile, ({ params, body }, context) =>
    setDeliveryProfile(context, params.id, body.seriesId),
  );
  route(app, seriesApi.production, ({ params }, context) => getProduction(context, params.id));
}
