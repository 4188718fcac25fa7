// Restores a backup into an empty place, checks it, and says how long each step took.
//   npm run restore -- --list
//   npm run restore -- --from /mnt/backups --identity wattpact-backup.key
//   npm run restore -- --from wattpact-20261124T023000Z.tar.zst --into /srv/empty
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { listArchives } from './backups/archive-source.ts';
import { type Restored, restoreBackup } from './backups/restore-backup.ts';
import { printOutcome, Refused } from './operator-command.ts';
import { identitiesIn } from './platform/backup/age-keys.ts';
import { loadConfig } from './platform/config.ts';

const usage =
  'npm run restore -- --from <file, folder or s3://bucket/key> [--into <empty DATA_DIR>] [--identity <file>], or --list';

async function identitiesOf(path: string | undefined): Promise<string[]> {
  if (path === undefined) return [];
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`The file with the private key, ${path}, cannot be read.`);
  });
  const identities = identitiesIn(text);
  if (identities.length === 0) throw new Refused(`There is no private key of age in ${path}.`);
  return identities;
}

function told({ header, files, hasItsKey, seconds }: Restored, dataDir: string): string {
  const lines = [
    `Restored in ${seconds.toFixed(1)} s: the backup of ${header.startedAt}${header.kind === 'embedded' ? ` is in ${dataDir}` : ''}.`,
    `Files: ${files.checked} checked, ${files.missing} missing.`,
  ];
  if (!hasItsKey) {
    lines.push(
      'SECRET_KEY is not that of the backup: set it before you start, or second factors, links and known devices are lost.',
    );
  }
  if (files.missing > 0) throw new Refused([...lines, `Missing, among others: ${files.names.join(', ')}`].join('\n'));
  return lines.join('\n');
}

/** A key that is missing is in the backup, or belongs to the settings: none is made now. */
const settingsFor = (into: string | undefined) =>
  loadConfig({
    ...process.env,
    DATA_DIR: into ?? process.env.DATA_DIR,
    SECRET_KEY: process.env.SECRET_KEY || randomBytes(32).toString('base64url'),
  });

await printOutcome(async (say) => {
  const text = { type: 'string' } as const;
  const options = { from: text, into: text, identity: text, list: { type: 'boolean' } } as const;
  const { from, into, identity, list } = parseArgs({ options }).values;
  const config = settingsFor(into);
  if (list) return (await listArchives(config)).join('\n') || 'There is no backup in BACKUP_DIR or BACKUP_S3_BUCKET.';
  if (from === undefined) throw new Refused(`Usage: ${usage}`);
  const order = { config, from, identities: await identitiesOf(identity), say };
  return told(await restoreBackup(order), config.dataDir);
});
