// Takes the second factor off an account whose owner has lost the app and the recovery codes, when no other administrator
// can do it in the administrators' app.
//   npm run admin:reset-factor -- --email ana@example.org
import { parseArgs } from 'node:util';
import { resetSecondFactor } from './features/users/second-factor/second-factor-service.ts';
import { findUserByEmail, lockUser } from './features/users/user-queries.ts';
import { Refused, runCommand } from './operator-command.ts';

const usage = 'npm run admin:reset-factor -- --email <address>';

function readAddress(): string {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Refused(`Usage: ${usage}`);
  return email.trim().toLowerCase();
}

await runCommand({
  name: 'admin-reset-factor',
  read: readAddress,
  run: async (context, email) => {
    const user = await findUserByEmail(context.db, email);
    if (!user) throw new Refused(`No account has the address ${email}.`);
    await resetSecondFactor(context, await lockUser(context.db, user.id));
    return `${email} has no second factor any more: all their sessions have ended, and a mail tells them.`;
  },
  problems: { error_second_factor_not_active: 'The account has no second factor.' },
});
