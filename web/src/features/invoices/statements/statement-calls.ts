// The query for a bank statement.
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { apiQuery } from '../../../platform/api/query.ts';

export const statementQuery = (id: string) => apiQuery(bankStatementApi.get, { params: { id } });
