// Passwords are stored as argon2id hashes, and checking one takes as long for an address without an account. Hashing
// uses threads that files and compression need too, so a process makes only two hashes at a time.
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../../platform/gate.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two rounds. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const nobody = hash('no account has this password', cost);

/** All password hashing goes through it. */
export const passwordGate = createGate({ atOnce: 2, waiting: 30, perAsker: 12 });

/**
 * @param asker the waiting client's network, or the signed-in user
 * @throws 503 when too many passwords wait already
 */
export const hashPassword = (password: string, asker: string): Promise<string> =>
  passwordGate(asker, () => hash(password.normalize('NFKC'), cost));

/** False for an account without a password, after the same work. @throws 503 as above */
export async function passwordFits(
  stored: string | null | undefined,
  password: string,
  asker: string,
): Promise<boolean> {
  const compared = stored ?? (await nobody);
  const fits = await passwordGate(asker, () => verify(compared, password.normalize('NFKC')));
  return fits && stored != null;
}
