// Creates an administrator from the command line: the first one of an installation without demo data.
//   npm run admin:create -- --email ana@example.org --first-name Ana --last-name Moura
// The password comes from ADMIN_PASSWORD, or is asked for.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { fieldProblems } from '@wattpact/domain/api/problem';
import { newAdministrator } from '@wattpact/domain/users/user';
import { createAdministrator } from './features/users/administration/admin-user-service.ts';
import { checkNotGuessable } from './features/users/credentials/guessable.ts';
import { hashPassword } from './features/users/credentials/password.ts';
import { Refused, runCommand } from './operator-command.ts';
import { appUrl } from './platform/app-url.ts';
import type { Config } from './platform/config.ts';

const usage = 'npm run admin:create -- --email <address> --first-name <name> --last-name <name>';

/** Reads the password without showing it. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Refused('Set ADMIN_PASSWORD, or run this in a terminal.');
  process.stdout.write('Password (8 characters or more, with a capital letter, a digit and a symbol): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

async function readInput() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text } });
  const { email, 'first-name': firstName, 'last-name': lastName } = values;
  if (!email || !firstName || !lastName) throw new Refused(`Usage: ${usage}`);
  const password = process.env['ADMIN_PASSWORD'] ?? (await askPassword());
  const { data, error } = newAdministrator.safeParse({ email, firstName, lastName, password });
  if (data) return { ...data, passwordHash: await hashPassword(data.password, 'operator') };
  throw new Refused(
    `Not valid: ${fieldProblems(error)
      .map(({ path, key }) => `${path} (${key})`)
      .join(', ')}`,
  );
}

/** An authenticator app must be set up before the account may do anything else. */
function whatNext(config: Config): string {
  const signIn = `Sign in at ${appUrl(config, true)}`;
  if (!config.adminSecondFactor) return `${signIn}.`;
  return `${signIn} with an authenticator app at hand: the first page sets up the second factor, and shows the recovery codes once.`;
}

await runCommand({
  name: 'admin-create',
  read: readInput,
  run: async (context, input) => {
    const { config } = context.platform;
    checkNotGuessable(config, input, { path: 'password', password: input.password });
    const { passwordHash } = input;
    // They chose the password themselves.
    const options = { passwordHash, language: config.defaultLanguage, mustChangePassword: false };
    await createAdministrator(context, input, options);
    const where = config.demo ? ` of the demonstration in ${config.dataDir}` : '';
    return `${input.email} is an administrator${where}. ${whatNext(config)}`;
  },
  problems: {
    error_email_in_use: 'The address has an account already.',
    error_invalid_input:
      'The password is easy to guess: a common one, or one with a name, the address or the product in it.',
  },
});
