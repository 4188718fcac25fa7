// What an act on a record makes stale, by the calls themselves: a call that is added to a kind is covered too.
import { accountStatementApi } from '@wattpact/domain/account-statements/account-statement-api';
import { auditApi } from '@wattpact/domain/audit/audit-api';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { caseApi, decisionTextApi } from '@wattpact/domain/cases/case-api';
import { contractDraftApi } from '@wattpact/domain/contract-drafts/contract-draft';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { dossierApi } from '@wattpact/domain/dossier/dossier-api';
import { contractVersionApi } from '@wattpact/domain/energy-contracts/contract-version-api';
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { adminFeeApi } from '@wattpact/domain/fees/fee-api';
import { adminInvoiceApi, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { adminLegalEntityApi, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { adminOfferApi, offerApi } from '@wattpact/domain/offers/offer-api';
import { adminProjectApi, projectApi } from '@wattpact/domain/projects/project-api';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { supportApi } from '@wattpact/domain/support/support-api';
import { taskApi } from '@wattpact/domain/tasks/task-api';
import { adminUserApi } from '@wattpact/domain/users/admin-user-api';
import { personApi } from '@wattpact/domain/users/person-api';
import { sessionApi } from '@wattpact/domain/users/session-api';
import { expect, test } from 'vitest';
import { apiQuery } from '../platform/api/query.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { isNamedBy, refreshAfter, staleWords } from './stale-answers.ts';

interface Call {
  method: string;
  path: string;
}
const calls: Record<RecordKindName, Record<string, Call>[]> = {
  legal_entity: [legalEntityApi, adminLegalEntityApi],
  energy_contract: [energyContractApi, adminEnergyContractApi, contractVersionApi],
  project: [projectApi, adminProjectApi],
  offer: [offerApi, adminOfferApi],
  negotiation: [negotiationApi],
  invoice: [invoiceApi, adminInvoiceApi],
};
const kinds = Object.keys(calls) as RecordKindName[];
const isStale = (kind: RecordKindName, { path }: Pick<Call, 'path'>) => isNamedBy(path, staleWords(kind));
const reads = (kind: RecordKindName) =>
  calls[kind].flatMap((api) => Object.values(api)).filter(({ method }) => method === 'GET');
const acts = kinds.flatMap((kind) =>
  calls[kind]
    .flatMap((api) => Object.entries(api))
    .filter(([, { method }]) => method !== 'GET')
    .map(([act]) => [kind, act] as const),
);

test.each(acts)('%s, %s: counts, queue, tasks, lists, record and history are stale', (kind) => {
  const always = [
    dashboardApi.summary,
    dashboardApi.queue,
    taskApi.list,
    caseApi.get,
    auditApi.list,
    bankStatementApi.get,
  ];
  for (const call of [...always, ...reads(kind)]) expect(isStale(kind, call), call.path).toBe(true);
});

test('the panel of invoices beside a contract is stale after a decision on it, for both apps', () => {
  for (const call of [invoiceApi.list, adminInvoiceApi.list, adminInvoiceApi.get])
    expect(isStale('energy_contract', call), call.path).toBe(true);
});

test('a payment makes its contract stale, an approved contract its project and negotiation', () => {
  for (const call of reads('energy_contract')) expect(isStale('invoice', call), call.path).toBe(true);
  for (const call of [projectApi.get, adminProjectApi.get, negotiationApi.get])
    expect(isStale('energy_contract', call), call.path).toBe(true);
});

test('the dossier and the account of a company are stale after what it is asked for and pays', () => {
  for (const kind of ['energy_contract', 'invoice'] as const)
    for (const call of [dossierApi.get, accountStatementApi.get]) expect(isStale(kind, call), call.path).toBe(true);
});

test.each([
  ['user', personApi.get],
  ['user', personApi.acts],
  ['user', adminUserApi.list],
  ['session', sessionApi.sessions],
  ['mail', mailApi.list],
  ['support_feedback', supportApi.list],
  ['support_feedback', supportApi.get],
  ['note', caseApi.notes],
  ['decision_text', decisionTextApi.list],
  ['fee_configuration', adminFeeApi.history],
  ['draft_setting', contractDraftApi.list],
  ['draft_setting', contractDraftApi.adminList],
] as const)('an act on a %s makes its answers stale, and the audit log', (subject, { path }) => {
  expect(isNamedBy(path, staleWords(subject))).toBe(true);
  expect(isNamedBy(auditApi.list.path, staleWords(subject))).toBe(true);
  expect(isNamedBy(projectApi.get.path, staleWords(subject))).toBe(false);
});

test('what an act does not touch stays: other kinds, and a record whose form is open', async () => {
  expect(isStale('project', offerApi.get)).toBe(false);
  const client = createQueryClient();
  const { queryKey } = apiQuery(dashboardApi.summary);
  const edited = ['edited', projectApi.get.path, {}];
  for (const key of [queryKey, edited]) client.setQueryData(key, {});
  await refreshAfter(client, 'project');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(edited)?.isInvalidated).toBe(false);
});
