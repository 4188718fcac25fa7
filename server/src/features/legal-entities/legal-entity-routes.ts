// The cards of the calls about legal entities.
import { roleMap } from '@wattpact/domain/access/roles';
import { adminLegalEntityApi, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { removeRecord } from '../deletion/deletion-service.ts';
import { registerFileOwner } from '../files/file-owner-service.ts';
import { registerDecisions, registerUndo } from '../review/decision-cards.ts';
import { registerFiscalNumbers } from './fiscal-number-routes.ts';
import { registerInvitations } from './invitation-routes.ts';
import { exportEntities } from './legal-entity-export.ts';
import { entityFiles } from './legal-entity-files.ts';
import { legalEntityKind } from './legal-entity-kind.ts';
import { findEntityHistory, listApprovedEntities, listEntities, rolesIn } from './legal-entity-queries.ts';
import { changeOwner, createEntity, editEmployee, editEntity, getEntity, rowOf } from './legal-entity-service.ts';

async function historyOf({ db, actor }: Context, id: string) {
  return found(await findEntityHistory(db, actor, id));
}

export function registerLegalEntities(app: FastifyInstance): void {
  registerFileOwner('legal_entity', entityFiles);
  registerFiscalNumbers(app);
  registerInvitations(app);
  registerAdministration(app);
  route(app, legalEntityApi.list, async ({ query }, context) =>
    mapPage(await listEntities(context.db, { ...context.actor, isAdmin: false }, query), (row) => rowOf(row, context)),
  );
  route(app, legalEntityApi.listExport, ({ query }, context) =>
    exportEntities({ ...context, actor: { ...context.actor, isAdmin: false } }, query),
  );
  route(app, legalEntityApi.create, ({ body }, context) => createEntity(context, body));
  route(app, legalEntityApi.approved, async (_, { db, actor }) =>
    (await listApprovedEntities(db, actor)).map((entity) => ({ ...entity, roles: rolesIn(actor, entity.id) })),
  );
  route(app, legalEntityApi.userRoles, async (_, { actor }) => roleMap(actor));
  route(app, legalEntityApi.get, ({ params }, context) => getEntity(context, params.id));
  route(app, legalEntityApi.update, ({ params, body }, context) => editEntity(context, params.id, body));
  route(app, legalEntityApi.history, ({ params }, context) => historyOf(context, params.id));
  route(app, legalEntityApi.remove, ({ params, query }, context) =>
    removeRecord(context, legalEntityKind, params.id, query),
  );
}

function registerAdministration(app: FastifyInstance): void {
  route(app, adminLegalEntityApi.list, async ({ query }, context) =>
    mapPage(await listEntities(context.db, context.actor, query), (row) => rowOf(row, context)),
  );
  route(app, adminLegalEntityApi.listExport, ({ query }, context) => exportEntities(context, query));
  route(app, adminLegalEntityApi.get, ({ params }, context) => getEntity(context, params.id));
  route(app, adminLegalEntityApi.history, ({ params }, context) => historyOf(context, params.id));
  registerDecisions(app, adminLegalEntityApi, legalEntityKind, getEntity);
  registerUndo(app, adminLegalEntityApi.undo, legalEntityKind, getEntity);
  route(app, adminLegalEntityApi.editEmployee, ({ params, body }, context) =>
    editEmployee(context, params.id, params.employeeId, body),
  );
  route(app, adminLegalEntityApi.changeOwner, ({ params, body }, context) =>
    changeOwner(context, params.id, body.userId),
  );
  route(app, adminLegalEntityApi.remove, ({ params, query }, context) =>
    removeRecord(context, legalEntityKind, params.id, query),
  );
}
