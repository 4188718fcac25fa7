// The cards of the calls about API keys.
import { apiKeyApi } from '@wattpact/domain/api-keys/api-key-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { endKey, listKeysOf, makeKey } from './api-key-service.ts';

export function registerApiKeys(app: FastifyInstance): void {
  route(app, apiKeyApi.list, ({ params }, context) => listKeysOf(context, params.id));
  route(app, apiKeyApi.create, ({ params, body }, context) => makeKey(context, params.id, body));
  route(app, apiKeyApi.end, ({ params }, context) => endKey(context, params.id, params.keyId));
}
