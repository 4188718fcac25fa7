// Every statement on the tables of imports.
import { type Actor, entitiesWith } from '@wattpact/domain/access/roles';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type {
  ImportRow,
  ImportStatus,
  ImportSummary,
  ImportValues,
  ShownRows,
} from '@wattpact/domain/contract-imports/contract-import';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';

export interface StoredImport extends ImportSummary {
  columns: string[];
  isWanted: boolean;
  createdBy: string;
  committedBy: string | null;
}

const columns: RawBuilder<StoredImport> = sql`t.id, t.owner_id as "legalEntityId", o.name as "legalEntityName",
  t.file_name as "fileName", t.created_at as "createdAt", t.status, t.rows, t.valid, t.rows - t.valid as invalid,
  t.warned, t.created, t.columns, t.is_wanted as "isWanted", t.created_by as "createdBy", t.committed_by as "committedBy"`;
const source = sql`energy_contract_import t join legal_entity o on o.id = t.owner_id`;

/**
 * What a row may repeat: an earlier row, or a contract of which each reader is told what they may know. Older checks left
 * `other` where the importer was not to open it.
 */
export type StoredWarning =
  | { kind: 'row'; likeRow: number }
  | { kind: 'contract'; contract: { id: string } }
  | { kind: 'other' };

/** A line of the file with the result of its check. */
export interface CheckedLine {
  line: number;
  cells: ImportValues;
  /** Why a cell could not be read: the key of the reason by the path of the column. */
  unread: Record<string, string>;
  errors: FieldProblem[];
  identity: string | null;
  warnings: StoredWarning[];
  /** What rows that repeat each other have in common; null while the row is no contract yet. */
  repetition: string | null;
}

interface NewImport {
  id: string;
  ownerId: string;
  fileName: string;
  columns: readonly string[];
  status: ImportStatus;
  isWanted: boolean;
  by: string;
  now: Date;
}

const isValid = ({ errors }: CheckedLine): boolean => errors.length === 0;
const isWarned = ({ warnings }: CheckedLine): boolean => warnings.length > 0;

/** How many lines one statement writes. */
const portion = 500;

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += portion) yield items.slice(at, at + portion);
}

const recordsOf = (lines: readonly CheckedLine[]) => sql`jsonb_to_recordset(${json(lines)}) as r(line int, cells jsonb,
  unread jsonb, errors jsonb, identity text, warnings jsonb, repetition text)`;

export async function insertImport(db: Db, given: NewImport, lines: readonly CheckedLine[]): Promise<void> {
  await db
    .insertInto('energy_contract_import')
    .values({
      id: given.id,
      owner_id: given.ownerId,
      file_name: given.fileName,
      columns: json(given.columns),
      status: given.status,
      is_wanted: given.isWanted,
      rows: lines.length,
      // Nobody has checked the rows yet.
      valid: given.status === 'READ' ? 0 : lines.filter(isValid).length,
      warned: lines.filter(isWarned).length,
      created_by: given.by,
      committed_by: given.isWanted ? given.by : null,
      created_at: given.now.toISOString(),
    })
    .execute();
  for (const some of portionsOf(lines))
    await sql`
      insert into energy_contract_import_row
        (import_id, line, cells, unread, errors, identity, warnings, repetition)
      select ${given.id}::uuid, r.line, r.cells, r.unread, r.errors, r.identity, r.warnings, r.repetition
      from ${recordsOf(some)}`.execute(db);
}

/** Writes the results of a check, and counts the rows without faults, and those with warnings, anew. */
export async function writeChecks(db: Db, id: string, lines: readonly CheckedLine[]): Promise<void> {
  for (const some of portionsOf(lines))
    await sql`
      update energy_contract_import_row t
      set cells = r.cells, unread = r.unread, errors = r.errors, identity = r.identity, warnings = r.warnings,
        repetition = r.repetition
      from ${recordsOf(some)}
      where t.import_id = ${id} and t.line = r.line and t.contract_id is null`.execute(db);
  await sql`
    update energy_contract_import t set (valid, warned) = (
      select count(*) filter (where r.errors = '[]'), count(*) filter (where r.warnings <> '[]')
      from energy_contract_import_row r where r.import_id = t.id) where t.id = ${id}`.execute(db);
}

/** The imports of the entities in which the actor has a role. */
const visibleTo = (actor: Actor) => sql<boolean>`t.owner_id = any(${entitiesWith(actor, 'view')}::uuid[])`;

export async function listImports(db: Db, actor: Actor): Promise<StoredImport[]> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from ${source} where ${visibleTo(actor)} order by t.id desc limit 100`.execute(db);
  return rows;
}

export async function findImport(db: Db, actor: Actor, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from ${source} where t.id = ${id} and ${visibleTo(actor)}`.execute(db);
  return rows[0];
}

/** For jobs, which act for nobody in particular. */
export async function findAnyImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`select ${columns} from ${source} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Until the end of the transaction nobody else changes the import or a row of it. */
export async function lockImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from ${source} where t.id = ${id} for no key update of t`.execute(db);
  return rows[0];
}

interface Standing {
  status: ImportStatus;
  committedBy?: string;
  finishedAt?: Date;
}

/** @returns whether the import had one of the statuses until now */
export async function moveImport(db: Db, id: string, from: readonly ImportStatus[], to: Standing): Promise<boolean> {
  const row = await db
    .updateTable('energy_contract_import')
    .set({
      status: to.status,
      ...(to.committedBy !== undefined && { committed_by: to.committedBy }),
      ...(to.finishedAt && { finished_at: to.finishedAt.toISOString() }),
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredLine extends CheckedLine {
  contractId: string | null;
  contractNumber: string | null;
}

const line = sql<StoredLine>`r.line, r.cells, r.unread, r.errors, r.identity, r.warnings, r.repetition,
  r.contract_id as "contractId"`;

interface Part {
  /** All rows without it. */
  only?: ShownRows | undefined;
  page: number;
  limit: number;
}

const parts: Record<ShownRows, RawBuilder<boolean>> = {
  invalid: sql<boolean>`r.errors <> '[]'`,
  warned: sql<boolean>`r.warnings <> '[]'`,
};

export type StoredRow = Omit<ImportRow, 'warnings'> & { warnings: StoredWarning[] };

export async function readPage(db: Db, id: string, { only, page, limit }: Part): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select r.line as row, r.cells as values, r.errors, r.warnings, r.contract_id as "contractId"
    from energy_contract_import_row r
    where r.import_id = ${id} and ${only === undefined ? sql`true` : parts[only]}
    order by r.line offset ${(page - 1) * limit} limit ${limit}`.execute(db);
  return rows;
}

/** With the numbers of the contracts, in the order of the file. */
export async function readLines(db: Db, id: string): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${line}, c.number as "contractNumber" from energy_contract_import_row r
      left join energy_contract c on c.id = r.contract_id
    where r.import_id = ${id} order by r.line`.execute(db);
  return rows;
}

type Likeness = Pick<CheckedLine, 'identity' | 'repetition'>;

/** The line, and those that are the same contract as it was or is, or repeat it. */
export async function readSameLines(db: Db, id: string, at: number, asItWasAndIs: readonly Likeness[]) {
  const identities = asItWasAndIs.flatMap(({ identity }) => identity ?? []);
  const repetitions = asItWasAndIs.flatMap(({ repetition }) => repetition ?? []);
  const { rows } = await sql<StoredLine>`
    select ${line}, null as "contractNumber" from energy_contract_import_row r
    where r.import_id = ${id} and (r.line = ${at} or r.identity = any(${identities}::text[])
      or r.repetition = any(${repetitions}::text[]))
    order by r.line`.execute(db);
  return rows;
}

/** The next row to be registered, held until the end of the transaction; rows that another process holds are passed over. */
export async function takeNextLine(db: Db, id: string): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select ${line}, null as "contractNumber" from energy_contract_import_row r
    where r.import_id = ${id} and r.contract_id is null and r.errors = '[]'
    order by r.line limit 1 for update skip locked`.execute(db);
  return rows[0];
}

/** In the transaction that creates the contract, so that neither is ever without the other. */
export async function noteCreated(db: Db, id: string, at: number, contractId: string): Promise<void> {
  await sql`update energy_contract_import_row set contract_id = ${contractId}
    where import_id = ${id} and line = ${at}`.execute(db);
  await sql`update energy_contract_import set created = created + 1 where id = ${id}`.execute(db);
}

export async function noteRefused(db: Db, id: string, at: number, errors: readonly FieldProblem[]): Promise<void> {
  const { numAffectedRows } = await sql`update energy_contract_import_row set errors = ${json(errors)}
    where import_id = ${id} and line = ${at} and contract_id is null and errors = '[]'`.execute(db);
  if (numAffectedRows === 1n)
    await sql`update energy_contract_import set valid = valid - 1 where id = ${id}`.execute(db);
}

/** @returns whether every row has its result and the import had not ended before */
export async function endImport(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update energy_contract_import t set status = 'DONE', finished_at = ${now.toISOString()}
    where t.id = ${id} and t.status = 'COMMITTING' and not exists (select from energy_contract_import_row r
      where r.import_id = t.id and r.contract_id is null and r.errors = '[]')
    returning 1`.execute(db);
  return rows.length === 1;
}

/** One import of a company at a time registers a row, so that two of the same file see what the other registered. */
export const takeTurn = (db: Db, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('contract_import ' || ${ownerId}, 0))`.execute(db);
