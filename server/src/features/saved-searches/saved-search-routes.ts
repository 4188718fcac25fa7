// The cards of the calls about saved searches.
import { savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listSearches } from './saved-search-queries.ts';
import { createSearch, getSearch, removeSearch, replaceSearch, restoreSearch } from './saved-search-service.ts';

export function registerSavedSearches(app: FastifyInstance): void {
  route(app, savedSearchApi.list, ({ query }, { db, actor }) => listSearches(db, actor.id, query));
  route(app, savedSearchApi.create, ({ body }, context) => createSearch(context, body));
  route(app, savedSearchApi.get, ({ params }, context) => getSearch(context, params.id));
  route(app, savedSearchApi.update, ({ params, body }, context) => replaceSearch(context, params.id, body));
  route(app, savedSearchApi.remove, ({ params }, context) => removeSearch(context, params.id));
  route(app, savedSearchApi.restore, ({ params }, context) => restoreSearch(context, params.id));
}
