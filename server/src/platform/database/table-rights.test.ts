// What the server's own connection is refused, whatever its statements say.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
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

test('the names of an event may be erased, and not replaced', async () => {
  await run('delete from event_person');
  await expect(run("update event_person set first_name = 'X'")).rejects.toThrow('permission denied');
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
