// Makes the pair of keys for encrypted backups: the public one goes into BACKUP_RECIPIENT, the private one to a safe place
// apart from the server, since whoever has it can read every backup and without it none can be restored.
//   npm run backup:key -- wattpact-backup.key
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printOutcome, Refused } from './operator-command.ts';
import { makeKeyPair } from './platform/backup/age-keys.ts';

await printOutcome(async () => {
  const [path, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || others.length > 0)
    throw new Refused('Usage: npm run backup:key -- <file for the private key>');
  const { identity, recipient } = await makeKeyPair();
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new Refused(`${path} cannot be written: ${error.code === 'EEXIST' ? 'it exists already' : error.code}.`);
  });
  return `The private key is in ${path}: keep it apart from the server. The public one is for the settings:\nBACKUP_RECIPIENT=${recipient}`;
});
