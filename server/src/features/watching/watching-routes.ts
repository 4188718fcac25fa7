// The cards of the calls that follow a project or an offer.
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { unwatchItem, watchItem } from './watching-service.ts';

export function registerWatching(app: FastifyInstance): void {
  route(app, projectApi.watch, ({ params }, context) => watchItem(context, 'project', params.id));
  route(app, projectApi.unwatch, ({ params }, context) => unwatchItem(context, 'project', params.id));
  route(app, offerApi.watch, ({ params }, context) => watchItem(context, 'offer', params.id));
  route(app, offerApi.unwatch, ({ params }, context) => unwatchItem(context, 'offer', params.id));
}
