// The cards of the calls that import energy contracts.
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { sendReport, sendTemplate } from './import-files.ts';
import { commitImport, correctRow, createImport, getImport, listOwn } from './import-service.ts';

export function registerContractImports(app: FastifyInstance): void {
  route(app, contractImportApi.template, ({ query }, context) => sendTemplate(context, query));
  route(app, contractImportApi.create, (_, context) => createImport(context), { ownTransactions: true });
  route(app, contractImportApi.list, (_, context) => listOwn(context));
  route(app, contractImportApi.get, ({ params, query }, context) => getImport(context, params.id, query));
  route(app, contractImportApi.updateRow, ({ params, body }, context) =>
    correctRow(context, params.id, params.row, body.values),
  );
  route(app, contractImportApi.commit, ({ params }, context) => commitImport(context, params.id));
  route(app, contractImportApi.report, ({ params }, context) => sendReport(context, params.id));
}
