// The administrators' calls about what a company has.
import { dossierApi } from '@wattpact/domain/dossier/dossier-api';
import type { FastifyInstance } from 'fastify';
import { found } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { findDossier, listEntityNegotiations } from './dossier-queries.ts';

export function registerDossier(app: FastifyInstance): void {
  route(app, dossierApi.get, async ({ params }, { db }) => found(await findDossier(db, params.id)));
  route(app, dossierApi.negotiations, async ({ params: { id }, query }, { db, actor }) => {
    found(await findEntitySummary(db, id));
    return listEntityNegotiations(db, actor, id, query);
  });
}
