// The routes of the calls about clause texts.
import { contractDraftApi } from '@wattpact/domain/contract-drafts/contract-draft';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listDraftSettings } from './contract-draft-queries.ts';
import { listWordings, setDraftSetting } from './contract-draft-service.ts';

export function registerContractDrafts(app: FastifyInstance): void {
  route(app, contractDraftApi.list, (_, { db }) => listDraftSettings(db));
  route(app, contractDraftApi.adminList, (_, { db }) => listDraftSettings(db));
  route(app, contractDraftApi.history, ({ params }, context) => listWordings(context, params));
  route(app, contractDraftApi.set, ({ params, body }, context) => setDraftSetting(context, params, body));
}
