// The audit log: what administrators and the operator have done, also what they only read or exported.
import { z } from 'zod';
import type { ListDeclaration } from '../filters/filters.ts';
import { type RecordKindName, recordKinds } from '../records/kinds.ts';
import { automaticActs, securityActs } from './automatic-acts.ts';

/** What an entry is about: the kinds of records, and what else administrators act on. */
export const auditKinds = [
  ...(Object.keys(recordKinds) as RecordKindName[]),
  'user',
  'fee_configuration',
  'draft_setting',
  'contract_template',
  'contract_decision',
  'mail',
  'file',
  'saved_search',
  'support_feedback',
  'bank_statement',
  'benchmark_index',
  'series',
  'decision_text',
  'maintenance_notice',
  'job',
] as const;

/** What administrators do, as events call it. A test holds that no act is missing. */
export const auditActs = [
  // Reading
  'opened',
  'exported',
  // Decisions, and what follows from them
  'approved',
  'rejected',
  'asked',
  'decision_undone',
  'pending_validation',
  'closed',
  'fractioned',
  'created',
  'edited',
  'published',
  'not_published',
  'deleted',
  'employee_edited',
  'owner_changed',
  'person_erased',
  'marked_distinct',
  'unmarked_distinct',
  'terminated',
  'amendment_taken_back',
  'active',
  'cancelled',
  // Cases
  'case_taken',
  'case_released',
  'note_added',
  // Fees
  'issued',
  'waiting_payment',
  'payment_done',
  'payment_missing',
  'payment_rejected',
  'paid',
  'part_paid',
  'payment_taken_back',
  'overpayment_refunded',
  'overpayment_credited',
  'settlement_taken_back',
  'invoice_file_uploaded',
  'invoice_file_deleted',
  // Mails, jobs and requests to support
  'retry',
  'give_up',
  'forgotten',
  'answered',
  'reopened',
  // Accounts of others
  'administrator_created',
  'enable',
  'disable',
  'restore',
  'remove',
  'second_factor_reset',
  // The own account
  'signed_in',
  'signed_out',
  'session_ended',
  'identity_confirmed',
  'address_proven',
  'password_changed',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_codes_renewed',
  'provider_linked',
  'provider_unlinked',
  'profile_changed',
  'avatar_changed',
  'language_changed',
  'preferences_changed',
  'texts_accepted',
  'account_deleted',
  ...automaticActs,
  ...securityActs,
] as const;

export const auditList = {
  filters: [
    { name: 'actor', kind: 'select', column: 'actor_id', isId: true, labelKey: 'dashboard:audit.actor', primary: true },
    {
      name: 'action',
      kind: 'select',
      column: 'action',
      many: true,
      options: auditActs,
      optionLabelKey: 'dashboard:audit.act',
      labelKey: 'dashboard:audit.action',
      primary: true,
    },
    {
      name: 'resourceType',
      kind: 'select',
      column: 'resource_type',
      many: true,
      options: auditKinds,
      optionLabelKey: 'dashboard:audit.kind',
      labelKey: 'dashboard:audit.resource_type',
      primary: true,
    },
    {
      // An entry's record; the page finds it by its name.
      name: 'resourceId',
      kind: 'select',
      column: 'resource_id',
      isId: true,
      elsewhere: true,
      labelKey: 'dashboard:audit.record',
    },
    {
      name: 'time',
      kind: 'date',
      names: { min: 'from', max: 'to' },
      column: 'created_at',
      isInstant: true,
      labelKey: 'dashboard:audit.time',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;

export const auditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    /** Null for a command of the operator and for what the platform does by itself (`automaticActs`); `displayName` is null once the account was erased. */
    actor: z.object({ id: z.string(), displayName: z.string().nullable() }).nullable(),
    /** One of `auditActs`; a later version may add some. */
    action: z.string(),
    /** One of `auditKinds`; a later version may add some. */
    resourceType: z.string(),
    /** Null for an export. */
    resourceId: z.string().nullable(),
    /** As the record is called now; null if it has no name, or its account was erased. */
    resourceName: z.string().nullable(),
    /** The same for the same network: a keyed hash, which does not tell the address. */
    networkHash: z.string().nullable(),
    /** SHA-256 over the entry and the hash before it; null until it is sealed, which takes some seconds. */
    hash: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
