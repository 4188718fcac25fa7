// The calls about the contract templates of a negotiation.
import { contractDraftApi } from '@wattpact/domain/contract-drafts/contract-draft';
import { contractTemplateApi } from '@wattpact/domain/negotiations/negotiation-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { sendDraft } from './contract-draft-service.ts';
import {
  acceptVersion,
  compareVersions,
  getVersion,
  listTermComments,
  listVersions,
  permitDrafting,
  saveVersion,
} from './contract-template-service.ts';
import { previewDraft } from './draft-preview-service.ts';

export function registerContractTemplates(app: FastifyInstance): void {
  route(app, contractTemplateApi.list, ({ params }, context) => listVersions(context, params.id));
  route(app, contractTemplateApi.create, ({ params, body }, context) => saveVersion(context, params.id, body), {
    permit: ({ params }, context) => permitDrafting(context, params.id),
  });
  route(app, contractTemplateApi.latest, ({ params }, context) => getVersion(context, params.id, 'latest'));
  route(app, contractTemplateApi.changes, ({ params, query }, context) => compareVersions(context, params.id, query));
  route(app, contractTemplateApi.comments, ({ params }, context) => listTermComments(context, params.id));
  route(app, contractTemplateApi.get, ({ params }, context) =>
    getVersion(context, params.id, { id: params.templateId }),
  );
  route(app, contractTemplateApi.download, ({ params, query }, context) => sendDraft(context, params, query.format));
  route(app, contractTemplateApi.update, ({ params, body }, context) =>
    saveVersion(context, params.id, body, params.templateId),
  );
  route(app, contractTemplateApi.accept, ({ params }, context) => acceptVersion(context, params.id, params.templateId));
  route(app, contractDraftApi.preview, ({ body }, context) => previewDraft(context, body));
}
