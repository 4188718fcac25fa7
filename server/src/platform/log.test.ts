// What the log holds of a database's error.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/support/test-app.ts';
import { createLog } from './log.ts';

const { db, make } = await startTestApp();

test('a refused row is not in the log, neither of the error nor of what it caused', async () => {
  const { id } = await make.user();
  const refused = await sql`update app_user set phone = 'my secret', status = 'unknown' where id = ${id}`
    .execute(db)
    .catch((error: Error) => error);
  expect(refused).toMatchObject({ code: '23514', detail: expect.stringContaining('my secret') });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.error({ err: refused }, 'request failed');
  log.error({ err: new Error('a job failed', { cause: refused }) }, 'job failed');
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first.err).toMatchObject({ code: '23514', table: 'app_user', stack: expect.stringContaining('app_user') });
  expect(second.err).toMatchObject({ message: expect.stringContaining('a job failed'), cause: { code: '23514' } });
  expect(lines.join('')).not.toContain('my secret');
});
