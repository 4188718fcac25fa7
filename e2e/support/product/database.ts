// The database of the product under test, for what no page can do: let time pass.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** As `serve.mjs` names it; the newest one, because a killed run leaves its own behind. */
function dataFolder(): string {
  const start = `wattpact-e2e-${process.env.E2E_PORT ?? 3417}-`;
  const [newest] = readdirSync(tmpdir())
    .filter((name) => name.startsWith(start))
    .map((name) => join(tmpdir(), name, 'postgres'))
    .filter((path) => existsSync(join(path, 'cluster', 'postmaster.pid')))
    .toSorted((one, other) => statSync(other).birthtimeMs - statSync(one).birthtimeMs);
  if (!newest)
    throw new Error(`No running database in ${join(tmpdir(), start)}*: was the product started by serve.mjs?`);
  return newest;
}

async function connect(): Promise<pg.Client> {
  const folder = dataFolder();
  const { app } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const port = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'wattpact_app', database: 'wattpact', password: app });
  await client.connect();
  return client;
}

async function change(statement: string, email: string): Promise<void> {
  const client = await connect();
  try {
    const { rowCount } = await client.query(statement, [email]);
    if (rowCount === 0) throw new Error(`Nothing of ${email} to change`);
  } finally {
    await client.end();
  }
}

/** Sets the person's last proof of identity to half an hour ago, in every session. */
export const ageProof = (email: string): Promise<void> =>
  change(
    `update session set proven_at = now() - interval '31 minutes'
      where user_id = (select id from app_user where email = $1)`,
    email,
  );

/** Sets the last use of an authenticator code to long ago, so that the present code is accepted again. */
export const forgetCodes = (email: string): Promise<void> =>
  change('update app_user set second_factor_last_step = 0 where email = $1', email);

/** Sets the terms that the person has accepted to an older version. */
export const acceptedBefore = (email: string): Promise<void> =>
  change(
    `update app_user set accepted_texts = accepted_texts
        || '{"terms": {"version": "2025-01-10", "at": "2025-01-12T10:00:00.000Z"}}'
      where email = $1`,
    email,
  );

/** A job that failed for good, as the job library leaves it. */
export async function makeFailedJob(task: string, error: string): Promise<void> {
  const client = await connect();
  try {
    await client.query('select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job($1)).id], $2)', [
      task,
      error,
    ]);
  } finally {
    await client.end();
  }
}
