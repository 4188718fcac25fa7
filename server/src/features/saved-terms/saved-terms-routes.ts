// The cards of the calls about saved terms.
import { savedTermsApi } from '@wattpact/domain/saved-terms/saved-terms-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { changeTerms, getSavedTerms, listOwnTerms, removeTerms, saveTerms } from './saved-terms-service.ts';

export function registerSavedTerms(app: FastifyInstance): void {
  route(app, savedTermsApi.list, ({ query }, context) => listOwnTerms(context, query.legalEntityId));
  route(app, savedTermsApi.create, ({ body }, context) => saveTerms(context, body));
  route(app, savedTermsApi.get, ({ params }, context) => getSavedTerms(context, params.id));
  route(app, savedTermsApi.update, ({ params, body }, context) => changeTerms(context, params.id, body));
  route(app, savedTermsApi.remove, ({ params }, context) => removeTerms(context, params.id));
}
