// The second factor: codes of an authenticator app (RFC 6238), and recovery codes for the day the device is lost.
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { json } from '../../../platform/database/database.ts';
import { notifyRealtime } from '../../../platform/events/notify.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { conflict, invalid } from '../../../platform/http/problem-error.ts';
import { seal, unseal } from '../../../platform/sealed-text.ts';
import { endSessionsOf } from '../../../platform/sessions/session-ends.ts';
import { confirmIdentity } from '../credentials/confirm-identity.ts';
import { accountThrottle } from '../credentials/sign-in-throttle.ts';
import { withdrawTokens } from '../credentials/single-use-token-service.ts';
import { queueWayInMail } from '../mails/user-mails.ts';
import {
  getUser,
  lockUser,
  replaceSecondFactor,
  spendRecoveryCode,
  spendStep,
  type UserRow,
  updateUser,
} from '../user-queries.ts';

const periodSeconds = 30;
const recoveryCodeCount = 10;
/** An alphabet without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const totp = (base32: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(base32), issuer, label, digits: 6, period: periodSeconds });

const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');

/**
 * 24 letters have 118 bits: their plain hash tells nothing to whoever reads the database (ASVS 6.5.2 asks for 112). Codes
 * from before this have 12.
 */
const newRecoveryCode = () =>
  Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newRecoveryCode);

/** The time step of an app's code, allowing one step before and after; undefined for a wrong code. */
function stepOf(sealed: string, code: string, { platform, now }: Context<SignedIn | null>): number | undefined {
  const secret = unseal(platform.config, 'second-factor', sealed);
  if (secret === undefined || !/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret.text).validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** A secret that the previous key has sealed moves to the key of today when it is used. @returns true */
async function sealedAnew({ db, now, platform: { config } }: Context<SignedIn | null>, user: UserRow): Promise<true> {
  const secret = unseal(config, 'second-factor', user.second_factor_secret ?? '');
  if (secret?.isOld) await replaceSecondFactor(db, user, seal(config, 'second-factor', secret.text), now);
  return true;
}

/** Consumes a code of the app or a recovery code, so that each works once. */
export async function isCodeOf(context: Context<SignedIn | null>, user: UserRow, typed: string): Promise<boolean> {
  if (user.second_factor_secret === null) return false;
  const code = typed.replace(/\s/g, '');
  const step = stepOf(user.second_factor_secret, code, context);
  if (step !== undefined) return (await spendStep(context.db, user.id, step)) && sealedAnew(context, user);
  return code.length >= 12 && spendRecoveryCode(context.db, user.id, hashCode(code));
}

/**
 * Runs the act of a signed-in person who gives a code, and uses up the code in the same transaction: if the act fails, for
 * example because the server is busy, the same code still works.
 * @throws 400 at `code`, 429 after five wrong tries
 */
export async function withCode(
  context: Context,
  user: UserRow,
  code: string | undefined,
  act: (inside: Context) => Promise<unknown>,
): Promise<void> {
  if (!code) throw invalid({ path: 'code', key: 'error_required.code' });
  const throttle = accountThrottle(context.platform.db, context.now, 'code', user.id);
  await throttle.check();
  const isRight = await inTransaction(context, async (inside) => {
    if (!(await isCodeOf(inside, user, code))) return false;
    // Among many concurrent tries the right one must look like the wrong ones.
    await throttle.check();
    await act(inside);
    return true;
  });
  if (isRight) return;
  await throttle.count();
  throw invalid({ path: 'code', key: 'error_invalid_code' });
}

/** Starts the set-up: the secret counts once a first code has confirmed it. */
export async function enrolSecondFactor(context: Context, password: string | undefined) {
  const { db, actor, now, platform } = context;
  const user = await getUser(db, actor.id);
  if (user.second_factor_secret !== null) throw conflict('error_second_factor_active');
  // A new administrator does this first and has just signed in.
  await confirmIdentity(context, user, password);
  const secret = new Secret({ size: 20 }).base32;
  const pending = seal(platform.config, 'second-factor', secret);
  await updateUser(db, user.id, { second_factor_pending: pending }, now);
  const uri = totp(secret, platform.config.appName, user.email).toString();
  return { secret, uri, picture: await toDataURL(uri, { margin: 1, width: 240 }) };
}

/** Enables it and ends sessions that never gave a code. @returns the recovery codes, shown only once */
export async function confirmSecondFactor(context: Context, code: string): Promise<{ recoveryCodes: string[] }> {
  const { db, actor, now, platform } = context;
  const user = await getUser(db, actor.id);
  const pending = user.second_factor_pending;
  if (pending === null) throw conflict('error_second_factor_not_begun');
  const throttle = accountThrottle(platform.db, now, 'code', user.id);
  await throttle.check();
  const step = stepOf(pending, code.replace(/\s/g, ''), context);
  if (step === undefined) {
    await throttle.count();
    throw invalid({ path: 'code', key: 'error_invalid_code' });
  }
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (inside) => {
    // Of two concurrent calls the second would replace the recovery codes that the first has just shown.
    const held = await lockUser(inside.db, user.id);
    if (held.second_factor_pending !== pending) throw conflict('error_second_factor_not_begun');
    const set = {
      second_factor_secret: pending,
      second_factor_pending: null,
      second_factor_last_step: step,
      second_factor_recovery: json(recoveryCodes.map(hashCode)),
    };
    await updateUser(inside.db, user.id, set, now);
    await endSessionsOf(inside.db, user.id, actor.sessionId);
    await notifyRealtime(inside.db, { rightsOf: user.id });
    await recordEvent(inside, { recordKind: 'user', recordId: user.id, action: 'second_factor_enabled' });
    await queueWayInMail(inside, user, 'second_factor_enabled');
  });
  return { recoveryCodes };
}

/** New recovery codes, shown only once; earlier ones become invalid. @throws 409 without a second factor */
export async function renewRecoveryCodes(context: Context): Promise<{ recoveryCodes: string[] }> {
  const user = await lockUser(context.db, context.actor.id);
  if (user.second_factor_secret === null) throw conflict('error_second_factor_not_active');
  const recoveryCodes = newRecoveryCodes();
  const set = { second_factor_recovery: json(recoveryCodes.map(hashCode)) };
  await updateUser(context.db, user.id, set, context.now);
  await recordEvent(context, { recordKind: 'user', recordId: user.id, action: 'recovery_codes_renewed' });
  await queueWayInMail(context, user, 'recovery_codes_renewed');
  return { recoveryCodes };
}

/** In the caller's transaction, recorded as the caller's act. */
async function clearSecondFactor(
  context: Context<SignedIn | null>,
  user: UserRow,
  kind: 'second_factor_disabled' | 'second_factor_reset',
): Promise<UserRow> {
  const set = { second_factor_secret: null, second_factor_pending: null, second_factor_recovery: json([]) };
  const changed = await updateUser(context.db, user.id, set, context.now);
  await recordEvent(context, { recordKind: 'user', recordId: user.id, action: kind });
  await queueWayInMail(context, changed, kind);
  return changed;
}

/** Removed by the person, with a code, and the password where the account has one. */
export async function removeSecondFactor(
  context: Context,
  { code, password }: { code: string; password?: string | undefined },
): Promise<void> {
  const user = await getUser(context.db, context.actor.id);
  if (user.second_factor_secret === null) throw conflict('error_second_factor_not_active');
  if (user.is_admin && context.platform.config.adminSecondFactor) throw conflict('error_second_factor_demanded');
  if (user.password_hash !== null) await confirmIdentity(context, user, password);
  await withCode(context, user, code, (inside) => clearSecondFactor(inside, user, 'second_factor_disabled'));
}

/**
 * Removed by another person for a user who lost it: the user's sessions end, and the next sign-in needs only the
 * password. Call it in the transaction.
 * @throws 409 without a second factor
 */
export async function resetSecondFactor(context: Context<SignedIn | null>, user: UserRow): Promise<UserRow> {
  if (user.second_factor_secret === null) throw conflict('error_second_factor_not_active');
  const changed = await clearSecondFactor(context, user, 'second_factor_reset');
  await withdrawTokens(context.db, 'second_factor', user.id);
  await endSessionsOf(context.db, user.id);
  return changed;
}
