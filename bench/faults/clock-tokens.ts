// What is valid for a time, each in two pieces: one that ends within the hours that follow, and one that has just ended.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { fixedPeriods } from '@wattpact/domain/operation/retention';
import { issueToken } from '../../server/src/features/users/credentials/single-use-token-service.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { signLink } from '../../server/src/platform/files/signed-links.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { createFactories } from '../../server/test/support/factories.ts';
import { multipart, samplePdf } from '../../server/test/support/uploads.ts';
import { ask, json } from '../signed-calls.ts';
import type { UnderLoad } from './fault-case.ts';

const hourMs = 3_600_000;

interface Piece {
  name: string;
  /** Whether it opens what it is for; nothing is used up by the question. */
  isGood(): Promise<boolean>;
}
export interface TimedTokens {
  /** They end in an hour or two, the key with the day. */
  ending: Piece[];
  /** They ended an hour ago, the key with yesterday. */
  ended: Piece[];
}

/** A mailed link with a body that is refused for another reason while the link is good: it is not used up. */
interface Mailed {
  kind: 'reset_password' | 'verify_email';
  lifetimeMs: number;
  path: string;
  body: (token: string) => object;
}
const mailed: Mailed[] = [
  {
    kind: 'reset_password',
    lifetimeMs: fixedPeriods.RESET_LINK_HOURS * hourMs,
    path: '/api/auth/reset-password',
    // Too common to be taken.
    body: (token) => ({ token, password: 'Password-1' }),
  },
  {
    kind: 'verify_email',
    lifetimeMs: fixedPeriods.VERIFICATION_LINK_DAYS * 24 * hourMs,
    path: '/api/auth/verify-email',
    // Without a session or a password.
    body: (token) => ({ token }),
  },
];

/** @param secretKey of the product */
export async function makeTimedTokens(
  { product, scene }: UnderLoad,
  { appUrl, secretKey }: { appUrl: string; secretKey: string },
): Promise<TimedTokens> {
  const { url } = product;
  const { seller, sellerId } = scene;
  const form = multipart([{ field: 'file', name: 'uhr.pdf', content: samplePdf }]);
  const file = await json(ask(product, 'POST', '/api/files/upload', seller, Buffer.from(form.body), form.headers));
  const config = loadConfig({ DATA_DIR: product.dataDir, SECRET_KEY: secretKey, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: appUrl, max: 1, lanes: 1 });
  const db = createDb(pool);
  const waiting = await createFactories({ db } as Platform).user();
  await db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', waiting.id).execute();

  const link = (ago: number): Piece => {
    const address = signLink(config, file.id, { origin: url, now: new Date(Date.now() - ago) });
    return { name: 'a link to a file', isGood: async () => (await fetch(address)).ok };
  };

  async function mailedLink({ kind, lifetimeMs, path, body }: Mailed, endsIn: number): Promise<Piece> {
    const token = await issueToken(db, {
      kind,
      email: waiting.email,
      userId: waiting.id,
      now: new Date(Date.now() + endsIn - lifetimeMs),
    });
    const isGood = async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body(token)) });
      return !(await answer.text()).includes('error_invalid.token');
    };
    return { name: kind, isGood };
  }

  async function key(endsToday: boolean): Promise<Piece> {
    const given = { name: `Until ${endsToday}`, level: 'view', expiresOn: lisbonDate(new Date()) };
    const made = await json(ask(product, 'POST', `/api/legal-entities/${sellerId}/api-keys`, seller, given));
    if (!endsToday) {
      const yesterday = lisbonDate(new Date(Date.now() - 24 * hourMs));
      await db.updateTable('api_key').set({ expires_on: yesterday }).where('id', '=', made.id).execute();
    }
    const headers = { authorization: `Bearer ${made.key}` };
    return { name: 'an API key', isGood: async () => (await fetch(`${url}/api/projects`, { headers })).ok };
  }

  try {
    const of = async (endsIn: number): Promise<Piece[]> => [
      // A link to a file lasts five minutes.
      link(endsIn > 0 ? 0 : hourMs),
      ...(await Promise.all(mailed.map((one) => mailedLink(one, endsIn)))),
      await key(endsIn > 0),
    ];
    return { ended: await of(-hourMs), ending: await of(hourMs / 2) };
  } finally {
    await pool.end();
  }
}
