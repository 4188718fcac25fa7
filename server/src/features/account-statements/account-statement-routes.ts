// The cards of the calls about companies' accounts.
import { accountStatementApi } from '@wattpact/domain/account-statements/account-statement-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { sendAccountStatement } from './account-statement-files.ts';
import { getAccountStatement } from './account-statement-service.ts';

export function registerAccountStatements(app: FastifyInstance): void {
  route(app, accountStatementApi.get, ({ params, query }, context) => getAccountStatement(context, params.id, query));
  route(app, accountStatementApi.download, ({ params, query }, context) =>
    sendAccountStatement(context, params.id, query),
  );
}
