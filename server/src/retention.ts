// How long each kind of data is kept, and what deletes it: one row for every table of the database. The table in
// docs/operations.md and the privacy notice are checked against it.
import { fixedPeriods as fixed, keepDefaults, type PeriodName } from '@wattpact/domain/operation/retention';

export interface Kept {
  data: string;
  tables: readonly string[];
  /** As docs/operations.md says it. */
  until: string;
  /** The job that deletes it; without one it ends with something else. */
  job?: string;
  /** The periods that the privacy notice names. */
  told?: readonly PeriodName[];
}

const bySetting = (name: keyof typeof keepDefaults, from: string): string => {
  const unit = name.endsWith('_HOURS') ? 'hours' : 'days';
  return `${keepDefaults[name]} ${unit} ${from} (${name})`;
};

export const retention: readonly Kept[] = [
  {
    data: 'sessions',
    tables: ['session'],
    until: `${fixed.SESSION_IDLE_DAYS} days without use, ${fixed.SESSION_DAYS} days in all; of administrators ${fixed.ADMIN_SESSION_IDLE_HOURS} and ${fixed.ADMIN_SESSION_HOURS} hours`,
    job: 'sweep_expired',
    told: ['SESSION_IDLE_DAYS', 'SESSION_DAYS'],
  },
  {
    data: 'links sent by mail',
    tables: ['single_use_token'],
    until: `used, or expired: a new password ${fixed.RESET_LINK_HOURS} hour, the proof of an address ${fixed.VERIFICATION_LINK_DAYS} days, an invitation ${fixed.INVITATION_DAYS} days`,
    job: 'sweep_expired',
    told: ['RESET_LINK_HOURS', 'VERIFICATION_LINK_DAYS', 'INVITATION_DAYS'],
  },
  {
    data: 'counts of attempts and calls',
    tables: ['rate_counter'],
    until: `${fixed.COUNTER_HOURS} hours`,
    job: 'sweep_expired',
    told: ['COUNTER_HOURS'],
  },
  {
    data: 'answers kept for repeated calls',
    tables: ['idempotency_key'],
    until: `${fixed.REPEAT_KEY_HOURS} hours`,
    job: 'sweep_expired',
    told: ['REPEAT_KEY_HOURS'],
  },
  {
    data: 'when a person last changed something, where lists are read from a replica',
    tables: ['last_write'],
    until: `${fixed.LAST_WRITE_HOURS} hours`,
    job: 'sweep_expired',
  },
  {
    data: 'uploads that no record has taken',
    tables: [],
    until: bySetting('KEEP_UNUSED_FILES_HOURS', 'after the upload'),
    job: 'sweep_temporary_files',
    told: ['KEEP_UNUSED_FILES_HOURS'],
  },
  {
    data: 'to whom a mail went, its subject, why it failed',
    tables: ['mail'],
    until: bySetting('KEEP_MAILS_DAYS', 'after it was written; what it says only until it has gone or is given up'),
    job: 'prune_deliveries',
    told: ['KEEP_MAILS_DAYS'],
  },
  {
    data: 'notifications',
    tables: ['notification', 'digest_entry'],
    until: bySetting('KEEP_NOTIFICATIONS_DAYS', 'once they are read; unread ones until they are read or deleted'),
    job: 'prune_notifications',
    told: ['KEEP_NOTIFICATIONS_DAYS'],
  },
  {
    data: 'what was sent to webhooks, and what they answered',
    tables: ['webhook_delivery'],
    until: bySetting('KEEP_WEBHOOK_DELIVERIES_DAYS', 'after it was written, or with the webhook; what waits stays'),
    job: 'prune_webhook_deliveries',
    told: ['KEEP_WEBHOOK_DELIVERIES_DAYS'],
  },
  {
    data: 'jobs that failed for good',
    tables: [],
    until: bySetting('KEEP_FAILED_JOBS_DAYS', 'after the last try'),
    job: 'prune_deliveries',
  },
  {
    data: 'how often pages are opened and acts done',
    tables: ['usage_count'],
    until: bySetting('TELEMETRY_DAYS', 'after the day that they count'),
    job: 'prune_usage',
    told: ['TELEMETRY_DAYS'],
  },
  { data: 'who works on a case', tables: ['taken_case'], until: 'it ends by itself', job: 'sweep_cases' },
  { data: 'internal notes', tables: ['internal_note'], until: 'their record is deleted', job: 'sweep_cases' },
  {
    data: 'what a person has asked support, with its files and answers',
    tables: ['support_feedback', 'support_answer'],
    until: bySetting('KEEP_SUPPORT_DAYS', 'after the last change; before that, when the person is deleted for good'),
    job: 'prune_support',
    told: ['KEEP_SUPPORT_DAYS'],
  },
  {
    data: 'who opened a project or an offer',
    tables: ['item_view'],
    until: bySetting('KEEP_VIEWS_DAYS', 'after the latest time; how many people they were stays with the item'),
    job: 'prune_views',
    told: ['KEEP_VIEWS_DAYS'],
  },
  {
    data: 'accounts that their owner deleted',
    tables: [],
    until: bySetting(
      'KEEP_DELETED_ACCOUNTS_DAYS',
      'after the deletion, restorable until then, then deleted for good; one that holds a company which somebody else could hold waits',
    ),
    job: 'erase_deleted_accounts',
    told: ['KEEP_DELETED_ACCOUNTS_DAYS'],
  },
  {
    data: 'accounts, what a person watches and saved',
    tables: ['app_user', 'provider_identity', 'saved_search', 'watched_item'],
    until: 'the person deletes it, or is deleted for good',
  },
  {
    data: 'companies, their people and files',
    tables: ['legal_entity', 'employee', 'file', 'saved_terms', 'hidden_match', 'told_match', 'webhook'],
    until: 'the company deletes them; the name, address and phone of a person until that person is deleted for good',
  },
  {
    data: 'series of prices, profiles and loads, and saved simulations',
    tables: ['series', 'series_block', 'delivery_profile', 'simulation'],
    until: 'the company deletes them, or an administrator those of the market',
  },
  {
    data: 'projects, offers and negotiations',
    tables: [
      ...['project', 'project_source', 'project_terms', 'offer', 'offer_source', 'offer_terms'],
      'forgotten_viewers',
      ...['negotiation', 'negotiation_member', 'message', 'message_read'],
      ...['contract_template', 'contract_template_acceptance'],
    ],
    until: 'not deleted: they prove what was offered and agreed',
  },
  {
    data: 'contracts, invoices and payments',
    tables: [
      ...['energy_contract', 'contract_certificate', 'contract_version', 'contract_document', 'distinct_contract_pair'],
      ...['energy_contract_import', 'energy_contract_import_row', 'contract_decision', 'contract_decision_item'],
      ...['invoice', 'invoice_payment', 'overpayment_settlement', 'bank_statement', 'bank_entry'],
      ...['statistics_batch', 'statistics_member', 'statistics_terms'],
    ],
    until: 'not deleted: the law asks for them',
  },
  {
    data: 'the price benchmark: which companies stand in which figures, and the fiscal numbers that they had before',
    tables: ['benchmark_book', 'benchmark_cell', 'benchmark_point', 'former_fiscal_number'],
    until: 'twelve months after a price was first seen; by quarter for two years more, as the former numbers',
    job: 'rebuild_benchmark',
  },
  {
    data: 'the log of events',
    tables: ['event', 'audit_seal', 'undo_window', 'event_person', 'api_key'],
    until: 'not deleted, nor the API keys that it names; the names of a person until that person is deleted for good',
  },
  {
    data: 'what was deleted, in the backups made before',
    tables: [],
    until: 'the longer of BACKUP_KEEP_DAILY days and BACKUP_KEEP_WEEKLY weeks: 28 days',
    job: 'make_backup',
    told: ['BACKUP_DAYS'],
  },
  {
    data: 'which backups were made',
    tables: ['backup_run'],
    until: '400 days after they were made',
    job: 'make_backup',
  },
  {
    data: 'settings and words of the installation',
    tables: [
      ...[
        'fee_configuration',
        'draft_setting',
        'decision_text',
        'maintenance_notice',
        'number_counter',
        'benchmark_index',
      ],
      ...[
        'record_count_change',
        'search_word',
        'municipality',
        'municipality_name',
        'installation',
        'schema_migration',
      ],
    ],
    until: 'changed by the operator; they are about nobody',
  },
];
