// docs/data-model.md: the tables of the migrated database and how they refer to each other, room by room.
import pg from 'pg';

const rooms: Record<string, { says: string; tables: string[] }> = {
  'People and sign-in': {
    says: 'Accounts, their sessions, the codes that are sent to an address, and identities of an outside provider. The view `signed_in_user` says what a session needs to know of a person.',
    tables: ['app_user', 'session', 'single_use_token', 'provider_identity'],
  },
  'Companies and files': {
    says: 'Legal entities, who belongs to them with which role, the keys with which their programs call the API, every uploaded file, and where a company has its events sent.',
    tables: ['legal_entity', 'employee', 'api_key', 'file', 'webhook', 'webhook_delivery'],
  },
  Market: {
    says: 'What is for sale and what is wanted, who looked at it or follows it, the searches that people and the terms that companies keep, the matches that a company does not want to see, and the price benchmark: `benchmark_book` holds the figures of a kind, those of today or of a quarter, `former_fiscal_number` the numbers by which companies stand in older ones. `…_source` and `…_terms` count the combinations of filters; `municipality` and `municipality_name` are the places that a location can name.',
    tables: [
      ...['project', 'project_source', 'project_terms', 'offer', 'offer_source', 'offer_terms'],
      ...[
        'item_view',
        'forgotten_viewers',
        'watched_item',
        'saved_search',
        'saved_terms',
        'hidden_match',
        'benchmark_book',
        'benchmark_cell',
        'benchmark_point',
        'benchmark_index',
        'former_fiscal_number',
        'told_match',
        'municipality',
        'municipality_name',
      ],
    ],
  },
  Negotiations: {
    says: 'A negotiation is about one project or one offer. A `contract_template` is one version of the terms, which each side may accept.',
    tables: [
      ...['negotiation', 'negotiation_member', 'message', 'message_read'],
      ...['contract_template', 'contract_template_acceptance'],
    ],
  },
  'Contracts and invoices': {
    says: 'Registered contracts, what of them was approved, and what they cost; `draft_setting` holds the clause texts of the contract drafts, `statistics_batch` the published figures of the register.',
    tables: [
      ...['energy_contract', 'contract_certificate', 'contract_version', 'contract_document'],
      ...['energy_contract_import', 'energy_contract_import_row', 'contract_decision', 'contract_decision_item'],
      ...['distinct_contract_pair', 'invoice', 'fee_configuration', 'draft_setting'],
      ...['bank_statement', 'bank_entry', 'invoice_payment', 'overpayment_settlement'],
      ...['statistics_batch', 'statistics_member', 'statistics_terms'],
    ],
  },
  Simulations: {
    says: 'Series of prices, profiles and loads, with their values by calendar month; the simulations that companies keep; and the profiles with which projects deliver.',
    tables: ['series', 'series_block', 'simulation', 'delivery_profile'],
  },
  'Notifications and mails': {
    says: 'What is told to whom, on the page and by mail.',
    tables: ['notification', 'mail', 'digest_entry', 'support_feedback', 'support_answer'],
  },
  Administration: {
    says: 'What administrators share: who has taken which record, their notes on it, the comments that they use again; what they tell everybody about maintenance; how often pages are visited; and which backups were made.',
    tables: ['taken_case', 'internal_note', 'decision_text', 'maintenance_notice', 'usage_count', 'backup_run'],
  },
  Platform: {
    says: 'What every room uses: the append-only log of events, the people whom it names, the decisions in it that may still be undone, the seals over what administrators did (the view `audit_entry` lists it), counters, keys against double submits, known words; `record_count_change` sums up to how many records there are of a kind; `last_write` says which transaction changed something last for a person, where there is a replica.',
    tables: [
      ...['event', 'event_person', 'undo_window', 'audit_seal', 'idempotency_key', 'rate_counter', 'number_counter'],
      ...['search_word', 'installation', 'record_count_change', 'last_write'],
    ],
  },
};
/** The list of the migrations that have run is no part of the model. */
const leftOut = ['schema_migration'];

export interface Column {
  table: string;
  name: string;
  type: string;
  optional: boolean;
  primary: boolean;
}

export interface Reference {
  from: string;
  column: string;
  to: string;
  optional: boolean;
  /** At most one row of `from` for each row of `to`. */
  single: boolean;
}

export interface DataModel {
  columns: Column[];
  references: Reference[];
}

const columnsQuery = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as optional,
    coalesce(a.attnum = any(k.conkey), false) as primary
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attnum`;

const referencesQuery = `
  select f.conrelid::regclass::text as from, a.attname as column, f.confrelid::regclass::text as to,
    not a.attnotnull as optional,
    exists (select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
      and i.indnkeyatts = 1 and i.indkey[0] = a.attnum) as single
  from pg_constraint f
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
  order by 1, a.attnum`;

export async function readDataModel(url: string): Promise<DataModel> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const columns = await client.query<Column>(columnsQuery);
    const references = await client.query<Reference>(referencesQuery);
    return { columns: columns.rows, references: references.rows };
  } finally {
    await client.end();
  }
}

/** @throws when a table is in no room, or a room names a table that does not exist */
function checkRooms({ columns }: DataModel): void {
  const present = new Set(columns.map(({ table }) => table));
  const placed = [...Object.values(rooms).flatMap(({ tables }) => tables), ...leftOut];
  const unplaced = [...present].filter((table) => !placed.includes(table));
  const missing = placed.filter((table) => !present.has(table));
  if (unplaced.length > 0) throw new Error(`Give these tables a room in data-model.ts: ${unplaced.join(', ')}`);
  if (missing.length > 0) throw new Error(`These tables of data-model.ts are not there: ${missing.join(', ')}`);
}

function lineOf({ from, column, to, optional, single }: Reference): string {
  return `  ${to} ${optional ? '|o' : '||'}--${single ? 'o|' : 'o{'} ${from} : ${column}`;
}

function entityOf(table: string, { columns, references }: DataModel): string[] {
  const keys = new Set(references.filter(({ from }) => from === table).map(({ column }) => column));
  const lines = columns
    .filter((column) => column.table === table)
    .map(({ name, type, optional, primary }) => {
      const marks = [primary && 'PK', keys.has(name) && 'FK'].filter(Boolean).join(', ');
      const readable = type.startsWith('_') ? `${type.slice(1)}[]` : type;
      return `    ${[readable, name, marks, optional && '"optional"'].filter(Boolean).join(' ')}`;
    });
  return [`  ${table} {`, ...lines, '  }'];
}

const diagram = (lines: string[]) => ['```mermaid', 'erDiagram', ...lines, '```'].join('\n');

/** One line for each pair of tables, however many columns refer; nearly all refer to people, which would hide the rest. */
function overview(model: DataModel): string {
  const references = model.references.filter(({ to }) => to !== 'app_user');
  const pairs = new Map(references.map((one) => [`${one.from} ${one.to}`, one]));
  const several = (one: Reference) =>
    references.filter(({ from, to }) => from === one.from && to === one.to).map(({ column }) => column);
  return diagram([...pairs.values()].map((one) => lineOf({ ...one, column: `"${several(one).join(', ')}"` })));
}

export function dataModelPage(model: DataModel): string {
  checkRooms(model);
  const parts = Object.entries(rooms).map(([title, { says, tables }]) => {
    const own = model.references.filter(({ from }) => tables.includes(from));
    return `## ${title}\n\n${says}\n\n${diagram([...own.map(lineOf), ...tables.flatMap((table) => entityOf(table, model))])}`;
  });
  return `# The data model

Made by \`npm run docs:model\` from the migrated database; a test fails when this page is stale. A line runs from the table that is referred to, to the one that refers to it, and is named after the column. The records themselves (projects, offers, contracts, …) keep their content as one validated document in a \`jsonb\` column ([decision 003](decisions/003-content-as-validated-document.md)); the other columns are what the database searches, sorts, counts and guards.

## Everything at once

Who made, wrote or read something (\`app_user\`) stands in the rooms below.

${overview(model)}

${parts.join('\n\n')}
`;
}
