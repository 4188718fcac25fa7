// The cards of the calls about projects.
import { adminProjectApi, projectApi } from '@wattpact/domain/projects/project-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { countByPlace } from '../market/market-place-queries.ts';
import { getHistory, publishItem, removeItem } from '../market/market-service.ts';
import { registerDecisions, registerUndo } from '../review/decision-cards.ts';
import { projectFiles } from './project-files.ts';
import { projectKind } from './project-kind.ts';
import {
  createProject,
  editProject,
  exportProjects,
  getProject,
  listApprovedProjects,
  listProjects,
  openProject,
} from './project-service.ts';

export function registerProjects(app: FastifyInstance): void {
  registerFileOwner('project', projectFiles);
  registerAdministration(app);
  route(app, projectApi.list, ({ query }, context) => listProjects(context, query, 'own'));
  route(app, projectApi.listExport, ({ query }, context) => exportProjects(context, query, 'own'));
  route(app, projectApi.searchExport, ({ query }, context) => exportProjects(context, query, 'market'));
  route(app, projectApi.create, ({ body }, context) => createProject(context, body), {
    permit: ({ body }, context) =>
      requireActingEntity(context, body.sellerLegalEntityId, 'contracting', 'sellerLegalEntityId'),
  });
  route(app, projectApi.approved, (_, context) => listApprovedProjects(context));
  route(app, projectApi.search, ({ query }, context) => listProjects(context, query, 'market'));
  route(app, projectApi.searchPlaces, ({ query }, context) => countByPlace(context, projectKind, query, 'market'));
  route(app, projectApi.get, ({ params }, context) => openProject(context, params.id));
  route(app, projectApi.update, ({ params, body }, context) => editProject(context, params.id, body));
  route(app, projectApi.settings, async ({ params, body }, context) => {
    await publishItem(context, projectKind, params.id, body.isPublishedInMarketplace);
    return getProject(context, params.id);
  });
  route(app, projectApi.history, ({ params }, context) => getHistory(context, { kind: 'project', id: params.id }));
  route(app, projectApi.remove, ({ params, query }, context) => removeItem(context, projectKind, params.id, query));
}

function registerAdministration(app: FastifyInstance): void {
  route(app, adminProjectApi.list, ({ query }, context) => listProjects(context, query, 'all'));
  route(app, adminProjectApi.listExport, ({ query }, context) => exportProjects(context, query, 'all'));
  route(app, adminProjectApi.get, ({ params }, context) => getProject(context, params.id));
  route(app, adminProjectApi.history, ({ params }, context) => getHistory(context, { kind: 'project', id: params.id }));
  registerDecisions(app, adminProjectApi, projectKind, getProject);
  registerUndo(app, adminProjectApi.undo, projectKind, getProject);
  route(app, adminProjectApi.remove, ({ params, query }, context) =>
    removeItem(context, projectKind, params.id, query),
  );
}
