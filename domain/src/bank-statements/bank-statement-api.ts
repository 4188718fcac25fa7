// The administrators' calls about bank statements.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { invoiceRow } from '../invoices/invoice-api.ts';
import { withdrawal } from '../invoices/withdrawal.ts';
import { bankStatementList, bankStatementRecord, bankStatementRow, confirmation } from './bank-statement.ts';

const path = '/api/admin/bank-statements';

export const bankStatementApi = {
  create: apiCall({
    method: 'POST',
    path,
    access: 'admin',
    status: 201,
    summary:
      'Reads an account statement: multipart `file` (camt.053.001.02 to .13). 200 with the first answer for a statement (account, identification, creation) that was read before',
    answer: bankStatementRecord,
    problems: [400, 409, 413, 415],
    perUser: userLimits.import,
    idempotent: true,
    raw: 'upload',
  }),
  list: apiCall({
    method: 'GET',
    path,
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'The bank statements that were read, newest first',
    query: listQuery(bankStatementList),
    answer: pageOf(bankStatementRow),
  }),
  get: apiCall({
    method: 'GET',
    path: `${path}/:id`,
    access: 'admin',
    status: 200,
    summary: 'One bank statement with its received amounts and the invoices that they may pay',
    params: recordParams,
    answer: bankStatementRecord,
  }),
  confirm: apiCall({
    method: 'POST',
    path: `${path}/:id/confirm`,
    access: 'admin',
    status: 200,
    summary: 'Confirms which invoices received amounts pay, all of them or none; answers the invoices',
    params: recordParams,
    body: confirmation,
    answer: z.array(invoiceRow),
    problems: [409],
    idempotent: true,
  }),
  takeBack: apiCall({
    method: 'POST',
    path: `${path}/:id/entries/:entryId/take-back`,
    access: 'admin',
    status: 200,
    summary: 'Takes a confirmed match back, with the reason: the invoice is unpaid again by this amount',
    params: z.strictObject({ id: z.string(), entryId: z.string() }),
    body: withdrawal,
    answer: bankStatementRecord,
    problems: [409],
  }),
};
