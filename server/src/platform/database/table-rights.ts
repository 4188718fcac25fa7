// What the server's role may do with each table. Whoever finds a hole in a statement gets no further: these rights are
// the owner's to change, and a running server has no connection of the owner.

/** Of an invoice the number, the amounts, the parties and the dates stay as they were issued. */
export const changeableInvoiceColumns: readonly string[] = [
  'status',
  'payment_status',
  'payment_comment',
  'confirmation_file_id',
  'confirmation_at',
  'invoice_file_id',
  'activates_contract',
  // What bank statements say was received for it.
  'paid_cents',
  'paid_by_statement',
  'version',
  'updated_at',
];

const read = ['select'];
const readAndAppend = ['select', 'insert'];

/** By table. In tables that are not named here the role may do everything with the rows, and nothing with the table. */
export const tableRights: Readonly<Record<string, readonly string[]>> = {
  schema_migration: read,
  // What kind of database this is.
  installation: read,
  // Migrations bring the places.
  municipality: read,
  municipality_name: read,
  event: readAndAppend,
  audit_seal: readAndAppend,
  // Erasing a person is all that ever happens to these rows.
  event_person: [...readAndAppend, 'delete'],
  message: readAndAppend,
  // The versions of a contract in negotiation.
  contract_template: readAndAppend,
  contract_template_acceptance: readAndAppend,
  // A later approval takes the place of what was certified, which its version keeps (migration 1312).
  contract_certificate: [...readAndAppend, 'update (terms, terms_hash, approved_at)'],
  invoice: [...readAndAppend, `update (${changeableInvoiceColumns.join(', ')})`],
};

/**
 * The statement by which every table that a migration makes has these rights at once: what of the product already runs
 * may reach it through a trigger. Narrower rights follow with `grantsOnTables`, before anything of the product knows the
 * table.
 */
export const grantsOnNewTables = (role: string): string =>
  `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`;

/**
 * The statements that give a role these rights, and no others, on the tables of the product. Together they are one
 * transaction, so a running server notices nothing.
 * @param role as an escaped identifier
 */
export const grantsOnTables = (role: string): string =>
  [
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    ...Object.entries(tableRights).flatMap(([table, rights]) => [
      `revoke all on ${table} from ${role}`,
      `grant ${rights.join(', ')} on ${table} to ${role}`,
    ]),
  ].join(';\n');
