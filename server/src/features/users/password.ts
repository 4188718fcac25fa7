// Passwords are kept as argon2id, and checking one takes as long for an address without an account.
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id: 19 MiB, two rounds. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const nobody = hash('no account has this password', cost);

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** False for an account without a password, after the same work. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return fits && stored != null;
}
