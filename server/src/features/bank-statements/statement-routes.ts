// The cards of the calls about bank statements.
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { confirmEntries, takeEntryBack } from './payment-matching-service.ts';
import { createStatement, getStatement, listRead } from './statement-service.ts';

export function registerBankStatements(app: FastifyInstance): void {
  route(app, bankStatementApi.create, (_, context) => createStatement(context), { ownTransactions: true });
  route(app, bankStatementApi.list, ({ query }, context) => listRead(context, query));
  route(app, bankStatementApi.get, ({ params }, context) => getStatement(context, params.id));
  route(app, bankStatementApi.confirm, ({ params, body }, context) => confirmEntries(context, params.id, body.entries));
  route(app, bankStatementApi.takeBack, ({ params, body }, context) =>
    takeEntryBack(context, params.id, params.entryId, body.comment),
  );
}
