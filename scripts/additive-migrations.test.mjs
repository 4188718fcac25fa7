// Migrations are additive from 1211 on: the folder obeys, and each forbidden change is found.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breachesOf } from './additive-migrations.mjs';

const folder = new URL('../server/migrations/', import.meta.url);
const earlier = `
  create table offer (
    id uuid primary key,
    name text not null,
    status text not null default 'a' check (status in ('a', 'b')),
    price numeric
  );
  create table mail (fault text, constraint mail_fault_check check (fault is null or fault in ('x', 'y')));
  alter table offer add column stage text check (stage in ('early', 'late'));`;
const breaches = (sql) =>
  breachesOf(
    new Map([
      ['0001-before.sql', earlier],
      ['1300-now.sql', sql],
    ]),
  );

test('every migration from 1211 on only adds, or says which version stopped using what it takes away', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const all = new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  expect(all.size).toBeGreaterThan(20);
  expect(breachesOf(all)).toEqual([]);
});

test.each([
  ['a dropped column', 'alter table offer drop column price;', 'drops a column'],
  ['one without the word', 'alter table offer add x int, drop price;', 'drops a column'],
  ['a dropped table', 'drop table if exists offer;', 'drops what the version before uses'],
  ['a renamed column', 'alter table offer rename price to cost;', 'renames'],
  ['a renamed table', 'ALTER TABLE offer\n  RENAME TO bid;', 'renames'],
  ['another type', 'alter table offer alter price type float8;', 'changes the type'],
  ['another type, at length', 'alter table public.offer alter column price set data type int;', 'changes the type'],
  ['a required column', 'alter table offer alter price set not null;', 'required without giving it a default'],
  ['a new required column', 'alter table offer add note text not null;', 'adds a required column without a default'],
  ['a default taken away', 'alter table offer alter status drop default;', 'takes away a default'],
  ['a renamed value of an enumeration', "alter type colour rename value 'a' to 'b';", 'renames'],
  ['a dropped enumeration', 'drop type colour;', 'drops what the version before uses'],
  [
    'a shorter list',
    "alter table mail drop constraint mail_fault_check, add constraint mail_fault_check check (fault is null or fault in ('x'));",
    'adds or tightens a check',
  ],
  [
    'another condition',
    "alter table mail drop constraint mail_fault_check, add constraint mail_fault_check check (fault in ('x', 'y', 'z'));",
    'adds or tightens a check',
  ],
  ['a new check', 'alter table offer add constraint positive check (price > 0);', 'adds or tightens a check'],
  ['a new unique constraint', 'alter table offer add unique (name);', 'adds a unique constraint'],
  ['a new unique index', 'create unique index by_name on offer (name);', 'adds a unique index'],
  ['a block', 'do $$ begin alter table offer drop column price; end $$;', 'drops a column'],
  [
    'a text that a block executes',
    "do $$ begin execute format('drop table %I', 'offer'); end $$;",
    'drops what the version',
  ],
])('%s is refused', (_, sql, fault) => {
  expect(breaches(sql)).toEqual([expect.stringContaining(fault)]);
  expect(breaches(sql)[0]).toMatch(/^1300-now\.sql /);
});

test.each([
  [
    'a table, with checks of its own',
    "create table tender (id uuid primary key, kind text not null check (kind in ('a')));",
  ],
  ['an optional column', 'alter table offer add note text;'],
  ['a required column with a default', "alter table offer add note text not null default '';"],
  ['a generated column', 'alter table offer add doubled numeric not null generated always as (price * 2) stored;'],
  [
    'a column made required that has been given a default',
    'alter table offer alter price set default 0, alter price set not null;',
  ],
  ['a check of a new column', 'alter table offer add volume numeric, add constraint volume_check check (volume > 0);'],
  ['a new table bound later in the file', 'create table tender (id uuid); alter table tender alter id set not null;'],
  [
    'a longer list',
    "alter table mail drop constraint mail_fault_check, add constraint mail_fault_check check (fault is null or fault in ('x', 'y', 'z'));",
  ],
  [
    'a longer list beside a column',
    "alter table offer drop constraint offer_status_check, add constraint offer_status_check check (status in ('a', 'b', 'c'));",
  ],
  [
    'a longer list beside a column that was added',
    "alter table offer drop constraint offer_stage_check, add constraint offer_stage_check check (stage in ('late', 'early', 'past'));",
  ],
  ['an index, another in its place', 'drop index offer_by_name; create index offer_by_name on offer (name, id);'],
  [
    'a generated column that is made anew',
    'alter table offer drop column search, add column search tsvector generated always as (words(name)) stored;',
  ],
  ['a comment', '-- alter table offer drop column price;\n/* drop table offer; */ select 1;'],
  ['a text', "update offer set name = 'drop table offer; alter table offer drop price';"],
  ['a value of an enumeration', "alter type colour add value 'c';"],
])('%s is allowed', (_, sql) => {
  expect(breaches(sql)).toEqual([]);
});

test.each([
  ['names an earlier migration', '-- contract: expanded in 0001, unused since version 1.4', []],
  ['names none', '-- contract: unused', ['1300-now.sql the first line must read']],
  [
    'names one that is not there',
    '-- contract: expanded in 0002, unused since version 1.4',
    ['1300-now.sql expanded in 0002'],
  ],
  ['names itself', '-- contract: expanded in 1300, unused since version 1.4', ['1300-now.sql expanded in 1300']],
])('a contraction whose first line %s', (_, line, faults) => {
  const sql = `${line}\nalter table offer drop column price;`;
  expect(breaches(sql)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  expect(breaches(`\n${sql}`)).toHaveLength(1);
});

test('what was there before 1211 stays as it is', () => {
  expect(breachesOf(new Map([['1210-old.sql', 'drop table offer;']]))).toEqual([]);
  expect(breachesOf(new Map([['1211-new.sql', 'drop table offer;']]))).toHaveLength(1);
});
