// Accounts for the security tests: sessions, mailed tokens, second factors, users in each status.
import { Secret, TOTP } from 'otpauth';
import { unsubscribeUrl } from '../../src/features/notifications/unsubscribe-link.ts';
import { hashPassword } from '../../src/features/users/credentials/password.ts';
import { issueToken } from '../../src/features/users/credentials/single-use-token-service.ts';
import { newId } from '../../src/platform/ids.ts';
import { hashToken, startSession } from '../../src/platform/sessions/session-queries.ts';
import type { TestApp } from '../support/test-app.ts';
import { samplePicture, upload } from '../support/uploads.ts';
import type { Person, Scene } from './scene.ts';

export const password = 'Correct-1horse';

export const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });

export async function createAccountRecords({ as, anonymous, db, platform }: TestApp, { make, person }: Scene) {
  const password_hash = await hashPassword(password, 'test');
  const setPassword = (id: string) => db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute();

  async function account() {
    const user = await make.user();
    await setPassword(user.id);
    return user;
  }
  async function withStatus(status: string) {
    const { id } = await make.user();
    await db.updateTable('app_user').set({ status }).where('id', '=', id).execute();
    return { id };
  }
  /** No code is right for a person who is not signed in. */
  async function begunFactor(caller?: Person) {
    if (caller) await setPassword(caller.id);
    const { body } = await as(caller).post('/api/auth/second-factor/enrol', { password });
    return { code: body.secret === undefined ? '000000' : codeOf(body.secret) };
  }
  async function factor(caller?: Person) {
    const { code } = await begunFactor(caller);
    const { body } = await as(caller).post('/api/auth/second-factor/confirm', { code });
    return { code, recoveryCode: String(body.recoveryCodes?.[0]) };
  }

  return {
    account,
    /** The caller, with a password. */
    own: async (caller?: Person) => {
      if (caller) await setPassword(caller.id);
      return { id: caller?.id ?? '' };
    },
    user: () => make.user(),
    userToDisable: async () => ({ id: (await make.user()).id, status: 'inactive' }),
    userToEnable: async () => ({ ...(await withStatus('inactive')), status: 'active' }),
    deletedUser: () => withStatus('user_soft_deleted'),
    /** Another session of the manager. */
    session: async () => {
      const { id: userId } = person('manage');
      const token = await startSession(db, {
        userId,
        isAdmin: false,
        method: 'password',
        device: '',
        network: '127.0.0.1',
        now: new Date(),
      });
      return db.selectFrom('session').select('id').where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow();
    },
    /** An external account of the manager, who has a password too. */
    providerLink: async () => {
      const { id: user_id } = person('manage');
      await setPassword(user_id);
      const identity = {
        issuer: 'https://directory.example',
        subject: newId(),
        user_id,
        created_at: new Date().toISOString(),
      };
      return db.insertInto('provider_identity').values(identity).returning('id').executeTakeFirstOrThrow();
    },
    /** Of an approved company to somebody without an account. */
    invitation: async () => {
      const invited = await make.user();
      const { id: legalEntityId } = await make.entity(await make.user());
      await make.role(legalEntityId, invited, 'view');
      const token = { kind: 'invitation' as const, email: invited.email, data: { legalEntityId }, now: new Date() };
      return { token: await issueToken(db, token) };
    },
    resetToken: async () => {
      const { id: userId, email } = await account();
      return { token: await issueToken(db, { kind: 'reset_password', userId, email, now: new Date() }) };
    },
    verificationToken: async () => {
      const { id: userId, email } = await make.user({ verified: false });
      await setPassword(userId);
      return { token: await issueToken(db, { kind: 'verify_email', userId, email, now: new Date() }) };
    },
    begunFactor,
    factor,
    userWithFactor: async () => {
      const user = await account();
      await factor(user);
      return { id: user.id };
    },
    /** A sign-in that waits for its code. */
    challenge: async () => {
      const user = await account();
      const { code } = await factor(user);
      await db.updateTable('app_user').set({ second_factor_last_step: 0 }).where('id', '=', user.id).execute();
      const { body } = await anonymous.post('/api/auth/login', { email: user.email, password });
      return { challenge: body.challenge as string, code };
    },
    /** As the mail contains it. */
    digestLink: async () => {
      const { pathname, search } = new URL(unsubscribeUrl(platform.config, (await make.user()).id));
      return { url: pathname + search };
    },
    failedMail: async () => {
      const [id, created_at] = [newId(), new Date().toISOString()];
      const mail = { recipient: 'x@matriz.example', kind: 'test', subject: 'Test', status: 'failed' };
      await db
        .insertInto('mail')
        .values({ id, ...mail, created_at })
        .execute();
      return { id };
    },
    supportRequest: async () => {
      const body = { category: 'other', name: 'Ana Moura', email: 'ana@matriz.example', description: 'Bom dia' };
      return { id: (await as(await make.user()).post('/api/support-feedback', body)).body.id as string };
    },
    picturedUser: async () => {
      const user = await make.user();
      const { body } = await upload(as(user), { name: 'foto.png', content: await samplePicture('png') });
      await as(user).put('/api/users/avatar', { fileId: body.id });
      return { id: user.id };
    },
  };
}
