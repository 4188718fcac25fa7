// Before anything else a database gets the newest schema, and is opened as what it is: a demonstration or a real
// installation. The passwords of the one are published; the other's addresses must be proven.
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { type MigrationOptions, migrateDatabase } from './migrate.ts';

type Kind = Pick<Config, 'demo' | 'dataDir' | 'embedded'>;

/** @throws ConfigError when the database is of the other kind */
export async function prepareDatabase(config: Kind, options: MigrationOptions): Promise<void> {
  await migrateDatabase(options);
  const isDemo = await claim(options.ownerUrl, config.demo);
  if (isDemo !== config.demo) throw new ConfigError(isDemo ? holdsDemo(config) : holdsInstallation(config));
}

/** The first start says what a database is, for good. The server's own role cannot change it. */
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
