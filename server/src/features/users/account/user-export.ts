// All stored data about a person, for that person. Each table that refers to users is here with the person's data; of
// companies' records only the fact that they created them. A test checks that no column is missing.
import { recordKinds } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { everyReviewedKind } from '../../review/reviewed-kinds.ts';
import type { UserRow } from '../user-queries.ts';

interface Source {
  table: string;
  /** The columns that name the user. */
  by: readonly string[];
  /** The column that names them by an address, where they may have no account yet; it counts once the address is proven. */
  byEmail?: string;
  /** The exported columns of a row. */
  columns: readonly string[];
}

/** Companies' records: created by the person, not about them. */
const made = (table: string, ...by: string[]): Source => ({ table, by, columns: ['id', 'created_at'] });

const exportSources = (): Record<string, Source> => ({
  sessions: {
    table: 'session',
    by: ['user_id'],
    columns: ['id', 'method', 'device', 'network', 'created_at', 'last_seen_at', 'expires_at'],
  },
  pendingLinks: {
    table: 'single_use_token',
    by: ['user_id'],
    byEmail: 'email',
    columns: ['kind', 'email', 'created_at', 'expires_at'],
  },
  signInProviders: { table: 'provider_identity', by: ['user_id'], columns: ['issuer', 'subject', 'created_at'] },
  companies: {
    table: 'employee',
    by: ['user_id'],
    byEmail: 'email',
    columns: [
      ...['legal_entity_id', 'email', 'first_name', 'last_name', 'phone', 'role', 'authorization_level'],
      ...['created_at', 'removed_at'],
    ],
  },
  namesInHistories: {
    table: 'event_person',
    by: ['user_id'],
    byEmail: 'email',
    columns: ['first_name', 'last_name', 'email', 'phone'],
  },
  files: { table: 'file', by: ['uploaded_by'], columns: ['id', 'name', 'size', 'content_type', 'created_at'] },
  apiKeys: {
    table: 'api_key',
    by: ['created_by', 'ended_by'],
    columns: ['id', 'legal_entity_id', 'name', 'level', 'created_at', 'expires_on', 'last_used_at', 'ended_at'],
  },
  notifications: {
    table: 'notification',
    by: ['user_id'],
    columns: ['id', 'translation_key', 'data', 'message', 'is_read', 'created_at'],
  },
  supportRequests: {
    table: 'support_feedback',
    by: ['user_id'],
    columns: ['id', 'category', 'name', 'email', 'description', 'created_at'],
  },
  supportAnswers: {
    table: 'support_answer',
    by: ['answered_by'],
    columns: ['id', 'feedback_id', 'text', 'created_at'],
  },
  savedSearches: {
    table: 'saved_search',
    by: ['user_id'],
    columns: ['id', 'name', 'list_entity', 'filters', 'notify', 'created_at', 'updated_at'],
  },
  viewedItems: { table: 'item_view', by: ['user_id'], columns: ['item_kind', 'item_id', 'viewed_at'] },
  watchedItems: { table: 'watched_item', by: ['user_id'], columns: ['item_kind', 'item_id', 'created_at'] },
  hiddenMatches: { table: 'hidden_match', by: ['hidden_by'], columns: ['item_kind', 'item_id', 'hidden_at'] },
  negotiations: { table: 'negotiation_member', by: ['user_id'], columns: ['negotiation_id', 'muted'] },
  messagesRead: { table: 'message_read', by: ['user_id'], columns: ['negotiation_id', 'up_to_message_id', 'read_at'] },
  messages: {
    table: 'message',
    by: ['sender_id'],
    columns: ['id', 'negotiation_id', 'text', 'term_field', 'created_at'],
  },
  openedNegotiations: made('negotiation', 'created_by'),
  contractTemplates: {
    table: 'contract_template',
    by: ['author_id'],
    columns: ['id', 'negotiation_id', 'version', 'created_at', 'signed_on'],
  },
  acceptedVersions: {
    table: 'contract_template_acceptance',
    by: ['user_id'],
    columns: ['template_id', 'legal_entity_id', 'accepted_at'],
  },
  contractVersions: {
    table: 'contract_version',
    by: ['submitted_by'],
    columns: ['id', 'energy_contract_id', 'version', 'reason', 'details', 'submitted_at'],
  },
  contractDecisions: made('contract_decision', 'created_by'),
  distinctContracts: {
    table: 'distinct_contract_pair',
    by: ['decided_by'],
    columns: ['lower_id', 'higher_id', 'decided_at'],
  },
  internalNotes: made('internal_note', 'author_id'),
  takenCases: { table: 'taken_case', by: ['holder_id'], columns: ['kind', 'record_id', 'until'] },
  contractImports: made('energy_contract_import', 'created_by', 'committed_by'),
  bankStatements: made('bank_statement', 'created_by'),
  benchmarkIndexLines: made('benchmark_index', 'created_by'),
  series: made('series', 'created_by'),
  simulations: made('simulation', 'created_by'),
  deliveryProfiles: {
    table: 'delivery_profile',
    by: ['set_by'],
    columns: ['project_id', 'series_id', 'set_at'],
  },
  confirmedPayments: {
    table: 'invoice_payment',
    by: ['confirmed_by', 'taken_back_by'],
    columns: ['id', 'invoice_id', 'kind', 'confirmed_at', 'taken_back_at'],
  },
  settledOverpayments: {
    table: 'overpayment_settlement',
    by: ['settled_by', 'taken_back_by'],
    columns: ['id', 'invoice_id', 'way', 'settled_at', 'taken_back_at'],
  },
  ...Object.fromEntries(
    everyReviewedKind().map(({ kind, createdByColumn }) => [recordKinds[kind].key, made(kind, createdByColumn)]),
  ),
  mails: {
    table: 'mail',
    by: [],
    byEmail: 'recipient',
    columns: ['kind', 'subject', 'status', 'created_at', 'sent_at'],
  },
  activity: { table: 'event', by: ['actor_id'], columns: ['at', 'action', 'record_kind', 'record_id'] },
});

/** Every column by which a row is found to be the person's, as `table.column`. */
export const exportedColumns = (): string[] =>
  Object.values(exportSources()).flatMap(({ table, by, byEmail = [] }) =>
    [by, byEmail].flat().map((column) => `${table}.${column}`),
  );

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `{createdAt, …}` of a row `t`. */
const asObject = (columns: readonly string[]): RawBuilder<Record<string, unknown>> =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(camelCase(name)), sql.ref(`t.${name}`)]))})`;

async function rowsOf(
  db: Db,
  { table, by, byEmail, columns }: Source,
  user: UserRow,
): Promise<Record<string, unknown>[]> {
  const isProven = byEmail !== undefined && user.email_verified_at !== null;
  const conditions = [
    ...by.map((column) => sql`${sql.ref(`t.${column}`)} = ${user.id}`),
    ...(isProven ? [sql`${sql.ref(`t.${byEmail}`)} = ${user.email}`] : []),
  ];
  if (conditions.length === 0) return [];
  const isTheirs = sql.join(conditions, sql` or `);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select ${asObject(columns)} as row from ${sql.table(table)} t where ${isTheirs}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Companies that name the person's proven address as their contact. */
async function contactsOf(db: Db, user: UserRow): Promise<unknown[]> {
  if (user.email_verified_at === null) return [];
  const { rows } = await sql<{ row: unknown }>`
    select jsonb_build_object('legalEntityId', t.id, 'name', t.name, 'contact', t.content -> 'contact') as row
    from legal_entity t where t.content -> 'contact' ->> 'email' = ${user.email} order by t.id`.execute(db);
  return rows.map(({ row }) => row);
}

/** Each version of the terms and of the privacy notice that the person has accepted. */
async function consentsOf(db: Db, { id }: UserRow): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select jsonb_build_object('at', t.at, 'versions', t.data -> 'acceptedTexts') as row from event t
    where t.record_kind = 'user' and t.record_id = ${id} and t.data ? 'acceptedTexts' order by t.id`.execute(db);
  return rows.map(({ row }) => row);
}

/** What was done about the account, also by administrators, who are not named. */
async function accountHistoryOf(db: Db, { id }: UserRow): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select ${asObject(['at', 'action'])} as row from event t
    where t.record_kind = 'user' and t.record_id = ${id} order by t.id`.execute(db);
  return rows.map(({ row }) => row);
}

export async function exportUser(db: Db, user: UserRow, now: Date): Promise<Record<string, unknown>> {
  const {
    password_hash: _,
    second_factor_secret: secret,
    second_factor_pending: __,
    second_factor_recovery: ___,
    second_factor_last_step: ____,
    ...kept
  } = user;
  const account = Object.fromEntries(Object.entries(kept).map(([name, value]) => [camelCase(name), value]));
  const parts: [string, unknown][] = [];
  for (const [name, source] of Object.entries(exportSources())) parts.push([name, await rowsOf(db, source, user)]);
  return {
    exportedAt: now.toISOString(),
    account: { ...account, hasSecondFactor: secret !== null },
    ...Object.fromEntries(parts),
    contactOfCompanies: await contactsOf(db, user),
    consents: await consentsOf(db, user),
    accountHistory: await accountHistoryOf(db, user),
  };
}
