// Migrates a database before anything else uses it and checks its kind: a demonstration or a real installation. A
// demonstration has published passwords; a real installation demands proven addresses.
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { type MigrationOptions, migrateDatabase } from './migrate.ts';

type Kind = Pick<Config, 'demo' | 'dataDir' | 'embedded'>;

/** @throws ConfigError when the database is of the other kind or cannot store every alphabet */
export async function prepareDatabase(config: Kind, options: MigrationOptions): Promise<void> {
  await checkFitness(options.ownerUrl);
  await migrateDatabase(options);
  const isDemo = await claim(options.ownerUrl, config.demo);
  if (isDemo !== config.demo) throw new ConfigError(isDemo ? holdsDemo(config) : holdsInstallation(config));
}

/**
 * Names in every alphabet need UTF-8 and the ICU collations; without them a migration would fail with an unclear error.
 */
async function checkFitness(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ encoding: string; hasIcu: boolean }>(
      `select current_setting('server_encoding') as encoding,
         exists (select from pg_collation where collname = 'und-x-icu' and collprovider = 'i') as "hasIcu"`,
    );
    const { encoding, hasIcu } = rows[0] ?? {};
    if (encoding !== 'UTF8') {
      throw new ConfigError(`The database at DATABASE_URL is encoded in ${encoding}: create it with encoding 'UTF8'.`);
    }
    if (!hasIcu) {
      throw new ConfigError(
        'The PostgreSQL at DATABASE_URL is built without ICU, which orders names: use one with it.',
      );
    }
  } finally {
    await owner.end();
  }
}

/** The first start records the kind for good; the server's own role cannot change it. */
async function claim(ownerUrl: string, isDemo: boolean): Promise<boolean> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    await owner.query('insert into installation (is_demo) values ($1) on conflict do nothing', [isDemo]);
    const { rows } = await owner.query<{ is_demo: boolean }>('select is_demo from installation');
    return rows[0]?.is_demo ?? isDemo;
  } finally {
    await owner.end();
  }
}

const holdsDemo = ({ dataDir, embedded }: Kind) =>
  embedded
    ? `The database in ${dataDir} is the demonstration's, whose passwords are published: set DATA_DIR to a folder of its own for a real installation.`
    : "The database at DATABASE_URL is a demonstration's, whose passwords are published: set DATABASE_URL to another one for a real installation.";

const holdsInstallation = ({ dataDir }: Kind) =>
  `The database in ${dataDir} is that of a real installation, which does not start as a demonstration: set NODE_ENV=production and its other settings, or DATA_DIR to another folder.`;
