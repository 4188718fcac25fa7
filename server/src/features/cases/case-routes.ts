// The cards of the administrators' calls about cases and the comments that they use again.
import { caseApi, decisionTextApi } from '@wattpact/domain/cases/case-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { addNote, getCase, listNotes, releaseCase, takeCase } from './case-service.ts';
import { listTexts } from './decision-text-queries.ts';
import { createText, removeText, updateDecisionText } from './decision-text-service.ts';

export function registerCases(app: FastifyInstance): void {
  route(app, caseApi.get, ({ params }, context) => getCase(context, params));
  route(app, caseApi.take, ({ params }, context) => takeCase(context, params));
  route(app, caseApi.release, ({ params }, context) => releaseCase(context, params));
  route(app, caseApi.notes, ({ params, query }, context) => listNotes(context, params, query));
  route(app, caseApi.addNote, ({ params, body }, context) => addNote(context, params, body.text));
  route(app, decisionTextApi.list, (_, { db }) => listTexts(db));
  route(app, decisionTextApi.create, ({ body }, context) => createText(context, body));
  route(app, decisionTextApi.update, ({ params, body }, context) => updateDecisionText(context, params.id, body));
  route(app, decisionTextApi.remove, ({ params }, context) => removeText(context, params.id));
}
