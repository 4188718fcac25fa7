// Single sign-on: the code flow with PKCE, state and nonce, and the account of the provider's person.
import type { Language } from '@wattpact/domain/terms/enumerations';
import * as oidc from 'openid-client';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../../platform/http/context.ts';
import { inTransaction } from '../../../platform/http/in-transaction.ts';
import { forbidden, ProblemError } from '../../../platform/http/problem-error.ts';
import { createAccount } from '../account/account-service.ts';
import { onAddressProven, proveAddress } from '../account/address-proof-service.ts';
import type { Client } from '../credentials/client.ts';
import { queueWayInMail } from '../mails/user-mails.ts';
import { type Opened, openSession, secondFactorRequired } from '../sign-in/sign-in-service.ts';
import { findIdentity, findUserByEmail, getUser, insertIdentity, type UserRow } from '../user-queries.ts';
import { callbackUrl, providerClient } from './provider-client.ts';

type Anyone = Context<SignedIn | null>;

/** The state that the browser keeps, sealed, while the person is at the provider. */
export interface Pending {
  verifier: string;
  state: string;
  nonce: string;
  /** Milliseconds; it counts for ten minutes. */
  startedAt: number;
  language: Language;
  app: 'marketplace' | 'admin';
  returnTo: string;
  /** The proof must be new. */
  fresh: boolean;
  /** The account to which the provider is added. */
  linkTo: string | null;
}

/** The allowed age of a fresh proof, because clocks differ. */
const freshSeconds = 60;
const pendingMs = 10 * 60_000;

type Wishes = Pick<Pending, 'language' | 'app' | 'returnTo' | 'fresh' | 'linkTo'>;

export async function startAtProvider(
  { platform, now }: Anyone,
  wishes: Wishes,
): Promise<{ url: URL; pending: Pending }> {
  const { config } = platform;
  const client = await providerClient(config);
  const pending = {
    ...wishes,
    verifier: oidc.randomPKCECodeVerifier(),
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    startedAt: now.getTime(),
  };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(config),
    scope: 'openid email profile',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ...(wishes.fresh && { prompt: 'login', max_age: '0' }),
  });
  return { url, pending };
}

interface Person {
  issuer: string;
  subject: string;
  /** In lower case; only what the provider itself has proven. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** When the person signed in at the provider, if it says so. */
  provenAt: Date | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

/** @throws when any part of the answer differs from the request */
async function askPerson({ platform, now }: Anyone, pending: Pending, query: string): Promise<Person> {
  const { config } = platform;
  if (now.getTime() - pending.startedAt > pendingMs) throw new ProblemError(401, 'error_challenge_expired');
  const client = await providerClient(config);
  const tokens = await oidc.authorizationCodeGrant(client, new URL(`${callbackUrl(config)}${query}`), {
    pkceCodeVerifier: pending.verifier,
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    idTokenExpected: true,
    ...(pending.fresh && { maxAge: freshSeconds }),
  });
  const claims = tokens.claims();
  if (!claims) throw new ProblemError(401, 'error_provider_refused');
  // Many providers return the profile only from a separate call.
  const more = claims['email'] === undefined ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : {};
  const about: Record<string, unknown> = { ...more, ...claims };
  const email = about['email_verified'] === true && typeof about['email'] === 'string' ? about['email'] : undefined;
  const [first = '', ...rest] = text(about['name']).split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email?.trim().toLowerCase(),
    firstName: text(about['given_name']) || first || (email?.split('@')[0] ?? ''),
    lastName: text(about['family_name']) || rest.join(' ') || '—',
    provenAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
  };
}

/** A person is identified by issuer and subject alone: a known e-mail address never takes over an account. */
async function accountOf(context: Anyone, person: Person, pending: Pending): Promise<UserRow> {
  const { db, now, platform } = context;
  const { issuer, subject, email } = person;
  const identity = await findIdentity(db, issuer, subject);
  if (pending.linkTo !== null) return link(context, person, pending.linkTo, identity?.user_id);
  if (identity) {
    const user = await getUser(db, identity.user_id);
    if (user.status !== 'active') throw forbidden('error_account_inactive');
    return email === user.email ? proveAddress(context, user) : user;
  }
  if (email === undefined || email.length > 200) throw forbidden('error_provider_without_address');
  if (await findUserByEmail(db, email)) throw forbidden('error_provider_address_in_use');
  if (!platform.config.signUpOpen) throw forbidden('error_sign_up_closed');
  const user = await createAccount(context, {
    email,
    email_verified_at: now.toISOString(),
    password_hash: null,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: null,
    language: pending.language,
  });
  await insertIdentity(db, { issuer, subject, user_id: user.id }, now);
  await recordEvent(context, {
    recordKind: 'user',
    recordId: user.id,
    action: 'signed_up',
    data: { provider: issuer },
  });
  await onAddressProven(context, user);
  return user;
}

/** Adds the provider to the account that began it and is still signed in. */
async function link(context: Anyone, { issuer, subject }: Person, userId: string, owner: string | undefined) {
  const { db, actor, now } = context;
  if (actor?.id !== userId || (owner !== undefined && owner !== userId)) throw forbidden('error_provider_refused');
  const user = await getUser(db, userId);
  if (owner === undefined) {
    // Another account added this person first.
    if (!(await insertIdentity(db, { issuer, subject, user_id: userId }, now)))
      throw forbidden('error_provider_refused');
    await recordEvent(context, { recordKind: 'user', recordId: userId, action: 'provider_linked', data: { issuer } });
    await queueWayInMail(context, user, 'provider_linked');
  }
  return user;
}

/** @throws 401 with a challenge when the account has a second factor, 403 when there is no account for this person */
export async function finishAtProvider(
  context: Anyone,
  { pending, query, client }: { pending: Pending; query: string; client: Client },
): Promise<Opened> {
  const person = await askPerson(context, pending, query);
  const opened = await inTransaction(context, async (inside) => {
    const user = await accountOf(inside, person, pending);
    // Returned, not thrown, so that the challenge is stored.
    if (user.second_factor_secret !== null) return secondFactorRequired(inside, user);
    // Without the provider's statement the age of the proof is unknown.
    return openSession(inside, user, { method: 'provider', client, provenAt: person.provenAt ?? new Date(0) });
  });
  if (opened instanceof ProblemError) throw opened;
  return opened;
}
