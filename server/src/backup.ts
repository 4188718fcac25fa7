// Makes a backup of the database and the files while the servers run, or without any.
//   npm run backup
//   npm run backup -- --to /mnt/backups
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { makeBackup } from './backups/make-backup.ts';
import { printOutcome } from './operator-command.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { loadConfig } from './platform/config.ts';
import { onParentGone } from './platform/parent-watch.ts';

const ending = new AbortController();
const end = () => ending.abort(new BackupError('The backup was ended before it was made; nothing of it is left.'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
onParentGone(end);

await printOutcome(async (say) => {
  const options = { to: { type: 'string' }, scheduled: { type: 'boolean', default: false } } as const;
  const { to, scheduled } = parseArgs({ options }).values;
  // The servers come first, but a busy machine must not starve it either.
  setPriority(5);
  const config = loadConfig(process.env);
  const order = { config, folder: to, isScheduled: scheduled, say, signal: ending.signal };
  const { seconds } = await makeBackup(order);
  if (config.backupRecipient === undefined) {
    say('It is NOT encrypted: whoever reads it has all data and keys. Set BACKUP_RECIPIENT (npm run backup:key).');
  }
  return `The backup is made, in ${seconds.toFixed(1)} s.`;
});
if (process.connected) process.disconnect();
