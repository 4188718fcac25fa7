// The lists in the database's checks equal the domain's.
import { authorizationLevels, entityRoles } from '@wattpact/domain/access/roles';
import { apiKeyLevels } from '@wattpact/domain/api-keys/api-key';
import { confirmedKinds } from '@wattpact/domain/bank-statements/bank-statement';
import { benchmarkKinds } from '@wattpact/domain/benchmark/price-point';
import { negotiationStatuses } from '@wattpact/domain/calls/market-record';
import { bulkDecisions } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { draftSections } from '@wattpact/domain/contract-drafts/contract-draft';
import { importStatuses } from '@wattpact/domain/contract-imports/contract-import';
import { books } from '@wattpact/domain/contract-statistics/figures';
import { amendmentReasons } from '@wattpact/domain/energy-contracts/amendment';
import { contractDocumentCategories } from '@wattpact/domain/energy-contracts/contract-documents';
import { acceptedTerminationTypes } from '@wattpact/domain/energy-contracts/termination';
import { feeTypes, periodicities } from '@wattpact/domain/fees/fee-types';
import { paymentStatuses } from '@wattpact/domain/invoices/invoice';
import { invoiceStatuses } from '@wattpact/domain/invoices/invoice-filters';
import { settlementWays } from '@wattpact/domain/invoices/overpayment';
import { mailFaults } from '@wattpact/domain/mails/mail';
import { mailStatuses } from '@wattpact/domain/mails/mail-status';
import { mailKinds } from '@wattpact/domain/notifications/mail-preferences';
import { visibleOfferStatuses } from '@wattpact/domain/offers/offer-status';
import { visibleProjectStatuses } from '@wattpact/domain/projects/project-status';
import { marketKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { searchableLists } from '@wattpact/domain/saved-searches/searched-lists';
import { resolutions, seriesKinds } from '@wattpact/domain/series/series-kinds';
import { supportCategories } from '@wattpact/domain/support/support';
import { supportStatuses } from '@wattpact/domain/support/support-status';
import { contractDurations, documentStatuses, languages } from '@wattpact/domain/terms/enumerations';
import { exportOf } from '@wattpact/domain/testing/kind-modules';
import { userStatuses } from '@wattpact/domain/users/user-filters';
import { offReasons } from '@wattpact/domain/webhooks/webhook';
import { deliveryOrigins, deliveryStatuses } from '@wattpact/domain/webhooks/webhook-delivery';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';

const statuses = reviewedKinds.map(async (kind) => [`${kind}.status`, await exportOf(kind, 'Statuses')] as const);

const ofDomain: Record<string, readonly string[]> = {
  ...(Object.fromEntries(await Promise.all(statuses)) as Record<string, string[]>),
  'app_user.language': languages,
  'app_user.status': userStatuses,
  'digest_entry.mail_kind': mailKinds,
  'draft_setting.language': languages,
  'draft_setting.section': draftSections,
  'employee.authorization_level': authorizationLevels,
  'api_key.level': apiKeyLevels,
  'employee.role': entityRoles,
  'webhook.off_reason': offReasons,
  'webhook_delivery.origin': deliveryOrigins,
  'webhook_delivery.status': deliveryStatuses,
  'contract_decision.decision': bulkDecisions,
  'decision_text.decision': bulkDecisions,
  'decision_text.language': languages,
  'contract_document.category': contractDocumentCategories,
  'contract_version.reason': amendmentReasons,
  'energy_contract.termination_type': acceptedTerminationTypes,
  'energy_contract_import.status': importStatuses,
  'file.validation_status': documentStatuses,
  'invoice.fee_type': feeTypes,
  'invoice.payment_status': paymentStatuses,
  'invoice.periodicity': periodicities,
  'invoice_payment.kind': confirmedKinds,
  'overpayment_settlement.way': settlementWays,
  'invoice.status': invoiceStatuses,
  'mail.fault': mailFaults,
  'mail.status': mailStatuses,
  'negotiation.entity_type': marketKinds,
  'negotiation.status': negotiationStatuses,
  'offer.contract_duration': contractDurations,
  'offer.negotiation_status': negotiationStatuses,
  'project.negotiation_status': negotiationStatuses,
  'saved_search.list_entity': searchableLists,
  'benchmark_book.kind': benchmarkKinds,
  'series.kind': seriesKinds,
  'series.resolution': resolutions,
  'statistics_batch.book': books,
  'statistics_member.book': books,
  'support_feedback.category': supportCategories,
  'support_feedback.status': supportStatuses,
};
/** Lists that only the server knows. */
const ofServer = [
  'backup_run.kind',
  'backup_run.outcome',
  'forgotten_viewers.item_kind',
  'hidden_match.item_kind',
  'item_view.item_kind',
  'session.method',
  'single_use_token.kind',
  'watched_item.item_kind',
];

const database = await createTestDatabase();
const client = new pg.Client(database.ownerUrl);
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const { rows } = await client.query<{ place: string; definition: string }>(`
  select rel.relname || '.' || att.attname as place, pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  join pg_class rel on rel.oid = con.conrelid and rel.relnamespace = 'public'::regnamespace
  join pg_attribute att on att.attrelid = rel.oid and att.attnum = con.conkey[1]
  where con.contype = 'c' and cardinality(con.conkey) = 1 and pg_get_constraintdef(con.oid) like '%ARRAY[%'`);
const checks = rows.map(({ place, definition }) => ({
  place,
  values: [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? ''),
}));

test.each(checks)('$place', ({ place, values }) => {
  if (ofServer.includes(place)) return;
  expect(Object.keys(ofDomain), 'whose list is this?').toContain(place);
  expect(values.toSorted()).toEqual([...(ofDomain[place] ?? [])].toSorted());
});

test.each([
  ['project', visibleProjectStatuses],
  ['offer', visibleOfferStatuses],
] as const)('a %s stands in the marketplace by the statuses of the domain', async (table, visible) => {
  const { rows: columns } = await client.query<{ rule: string }>(
    `select pg_get_expr(adbin, adrelid) as rule from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = $1::regclass and attname = 'in_market'`,
    [table],
  );
  const [beforeNegotiation] = columns[0]?.rule.split('negotiation_status') ?? [];
  const named = [...(beforeNegotiation ?? '').matchAll(/'([^']*)'::text/g)].map(([, status]) => status);
  expect(named).toEqual([...visible]);
});

test('every list of the domain that has a column is checked there', () => {
  const checked = checks.map(({ place }) => place);
  expect(Object.keys(ofDomain).filter((place) => !checked.includes(place))).toEqual([]);
});
