// What the server's own connection is refused, whatever its statements say.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { amendmentScene } from '../../../test/contracts/amendment-scene.ts';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { sealEntries } from '../../features/audit/audit-chain.ts';
import { changeableInvoiceColumns, tableRights } from './table-rights.ts';

const t = await startTestApp();
const owner = ownerDb(t);
const run = (statement: string) => sql.raw(statement).execute(t.db);

/** A row of each table whose rows must stay. */
async function makeRows() {
  const s = await contractScene(t);
  await s.setFees();
  const { id: contractId } = await s.registered();
  await s.approve(contractId);
  const parties = await makeParties(t);
  const { id } = await parties.negotiate();
  await t.as(parties.buyer).post(`/api/negotiations/${id}/messages`, { text: 'Bom dia' });
  await parties.saveVersion(parties.seller, id);
  await sealEntries(t.db);
}

test('the log, its seals, messages, versions and invoices stay as they were written', async () => {
  await makeRows();
  for (const [table, column] of [
    ['event', 'comment'],
    ['audit_seal', 'hash'],
    ['message', 'text'],
    ['contract_template', 'terms'],
    ['invoice', 'total_cents'],
  ]) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table ?? '')}`.execute(
      t.db,
    );
    expect(rows[0]?.count, table).toBeGreaterThan(0);
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
    ])
      await expect(run(statement), statement).rejects.toThrow(/permission denied|must be owner/);
  }
});

test('of an invoice only the columns of its status change, one by one', async () => {
  for (const column of changeableInvoiceColumns) await run(`update invoice set ${column} = ${column}`);
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns where table_name = 'invoice'`.execute(owner);
  const others = rows.map(({ column }) => column).filter((column) => !changeableInvoiceColumns.includes(column));
  expect(others).toContain('iban');
  for (const column of others)
    await expect(run(`update invoice set ${column} = null`), column).rejects.toThrow('permission denied');
});

test('an approved version of a contract stays, and its terms are kept before its certificate says others', async () => {
  const s = await contractScene(t);
  await s.setFees(0);
  const { inForce, amend, standing } = amendmentScene(t, s);
  const id = await inForce();
  const approved = `where energy_contract_id = '${id}' and version = 1`;
  const changes = ['effective_on = null', 'submitted_by = null', 'approved_at = null', "details = 'x'"];
  const refused = [
    `delete from contract_version ${approved}`,
    ...changes.map((change) => `update contract_version set ${change} ${approved}`),
    `update contract_certificate set terms = '{}' where energy_contract_id = '${id}'`,
    `update contract_certificate set terms_hash = 'x' where energy_contract_id = '${id}'`,
  ];
  for (const statement of refused)
    await expect(run(statement), statement).rejects.toThrow(/stays as it is|keeps the certified terms/);
  await expect(run(`delete from contract_certificate where energy_contract_id = '${id}'`)).rejects.toThrow('denied');

  await amend(id, 41);
  expect((await s.approve(id)).body.status).toBe('active');
  expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
  await expect(run(`update contract_version set terms = '{}' ${approved}`)).rejects.toThrow('stays as it is');
});

test('the names of an event may be erased, and not replaced', async () => {
  await run('delete from event_person');
  await expect(run("update event_person set first_name = 'X'")).rejects.toThrow('permission denied');
});

test('a table of a migration has the rights at once, before all migrations are done', async () => {
  await sql`create table newer (id int)`.execute(owner);
  await run('insert into newer values (1)');
  await expect(run('truncate newer')).rejects.toThrow('permission denied');
  await sql`drop table newer`.execute(owner);
});

test('the list of rights names tables that exist, and the role has no others', async () => {
  const { rows } = await sql<{ table: string; rights: string[] }>`
    select c.relname as "table", array_agg(distinct lower(a.privilege_type) order by lower(a.privilege_type)) as rights
    from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.rolname = 'wattpact_app'
    group by c.relname`.execute(owner);
  const granted = new Map(rows.map(({ table, rights }) => [table, rights]));
  for (const [table, rights] of granted) {
    const named = tableRights[table]?.filter((right) => !right.includes('('));
    expect(rights, table).toEqual((named ?? ['select', 'insert', 'update', 'delete']).toSorted());
  }
  expect(Object.keys(tableRights).filter((table) => !granted.has(table))).toEqual([]);
});
