// Cycles of rooms, folders with too many files, foreign writes and private tables are found; what is allowed passes.
import { expect, test } from 'vitest';
import {
  foreignWrites,
  overfullFolders,
  platformReads,
  privateJobTables,
  ringsOfRooms,
  tablesWritten,
} from './room-rules.mjs';

const file = (room, name = 'file') => `server/src/features/${room}/${name}.ts`;
const edge = (from, to, isType = false) => ({ from: file(from), to: file(to), isType });

test('two rooms that import each other are a ring, said once with its files', () => {
  const rings = ringsOfRooms([edge('offers', 'views'), edge('views', 'offers')]);
  expect(rings).toHaveLength(1);
  expect(rings[0]).toContain(`${file('offers')} imports ${file('views')}`);
});

test('a ring over three rooms is seen', () => {
  expect(ringsOfRooms([edge('fees', 'users'), edge('users', 'files'), edge('files', 'fees')])).toHaveLength(1);
});

test('the layers of the web form no ring either', () => {
  const [api, table] = ['web/src/platform/api/call.ts', 'web/src/ui/table.tsx'];
  const back = { from: api, to: table, isType: false };
  expect(ringsOfRooms([{ from: table, to: api, isType: false }])).toEqual([]);
  expect(ringsOfRooms([{ from: table, to: api, isType: false }, back])).toHaveLength(1);
});

test.each([
  ['a way without return', [edge('offers', 'views'), edge('views', 'market')]],
  ['a type that comes back', [edge('offers', 'views'), edge('views', 'offers', true)]],
  ['files of one room', [{ from: file('offers', 'one'), to: file('offers', 'other'), isType: false }]],
  [
    'what lies on the floor itself',
    [
      { from: 'server/src/app.ts', to: file('offers'), isType: false },
      { from: file('offers'), to: 'server/src/app.ts', isType: false },
    ],
  ],
  [
    'a test',
    [edge('offers', 'views'), { from: 'server/src/features/views/view.test.ts', to: file('offers'), isType: false }],
  ],
])('%s is no ring', (_, imports) => {
  expect(ringsOfRooms(imports)).toEqual([]);
});

test('a folder of more than twenty files is overfull; tests do not count', () => {
  const names = (count, ending) => Array.from({ length: count }, (_, index) => `web/src/ui/part-${index}${ending}`);
  expect(overfullFolders(names(21, '.tsx'))).toHaveLength(1);
  expect(overfullFolders([...names(20, '.tsx'), ...names(9, '.test.ts')])).toEqual([]);
});

test.each([
  ["db.insertInto('offer')", 'offer'],
  ["db.updateTable('offer').set({})", 'offer'],
  ["db.deleteFrom('offer')", 'offer'],
  ['sql`insert into offer (id) values (1)`', 'offer'],
  ['sql`update offer t set name = 1`', 'offer'],
  ['sql`update offer set name = 1`', 'offer'],
  ['sql`delete from offer where id = 1`', 'offer'],
])('%s writes a table', (text, table) => {
  expect(tablesWritten(text)).toEqual([table]);
});

test.each(['sql`select from offer for update of offer`', '// an update of offers', "db.selectFrom('offer')"])(
  '%s writes none',
  (text) => {
    expect(tablesWritten(text)).toEqual([]);
  },
);

test('a table that two rooms write is told; its own room may write it in several files', () => {
  const write = { text: "db.insertInto('offer')" };
  expect(
    foreignWrites([
      { path: file('offers'), ...write },
      { path: file('views'), ...write },
    ]),
  ).toHaveLength(1);
  expect(
    foreignWrites([
      { path: file('offers', 'one'), ...write },
      { path: file('offers', 'two'), ...write },
    ]),
  ).toEqual([]);
});

test('only the shared workflows write a table that they are handed', () => {
  const text = `sql\`update \${sql.table(kind)} set name = 1\``;
  expect(foreignWrites([{ path: file('views'), text }])).toHaveLength(1);
  expect(foreignWrites([{ path: file('review'), text }])).toEqual([]);
});

test.each([
  ["db.selectFrom('offer')", 1],
  ['sql`select from session s join offer o on true`', 1],
  ['sql`delete from session using offer`', 1],
  ['sql`select from session s, offer o`', 1],
  ['sql`select from public."offer"`', 1],
  ["db.selectFrom('session').rightJoin('offer', 'id', 'id')", 1],
  ['// A word from offer to session', 0],
  ['sql`select from open_offer`', 0],
  ["db.selectFrom('session')", 0],
])('a table of a feature that the platform reads is named: %s', (text, count) => {
  const files = [
    { path: file('offers'), text: "db.insertInto('offer')" },
    { path: 'server/src/platform/sessions/session-start.ts', text: "db.insertInto('session')" },
    { path: 'server/src/platform/sessions/session-queries.ts', text },
  ];
  expect(platformReads(files)).toHaveLength(count);
});

test.each([
  ['server/src/platform/jobs/lost-workers.ts', 'select from graphile_worker._private_jobs', 1],
  ['server/src/platform/jobs/lost-workers.ts', "db.updateTable('graphile_worker._private_job_queues')", 1],
  ['server/src/platform/jobs/lost-workers.ts', 'select from "graphile_worker"."_private_jobs"', 1],
  ['server/demo/demo-data.ts', 'delete from graphile_worker._private_jobs', 1],
  ['server/migrations/1300-jobs.sql', 'create view job as select * from graphile_worker._private_jobs', 1],
  ['server/migrations/1300-jobs.sql', '-- Not graphile_worker._private_jobs, which may change.', 0],
  ['server/src/platform/jobs/lost-workers.ts', 'select from graphile_worker.jobs', 0],
  ['server/src/platform/jobs/lost-workers.test.ts', 'update graphile_worker._private_jobs set locked_at = now()', 0],
  ['server/test/support/job-rows.ts', 'update graphile_worker._private_jobs set locked_at = now()', 0],
])('a private table of graphile_worker that the product names is told: %s, %s', (path, text, count) => {
  expect(privateJobTables([{ path, text }])).toHaveLength(count);
});
