// Encryption by age: the server knows the public keys alone, so it cannot read its own backups. Private keys are asked for
// when a backup is restored.
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { itemsOf, webStreamOf } from './web-streams.ts';

export async function makeKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The private keys in a file as `age-keygen` and `npm run backup:key` write it. */
export function identitiesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
}

function withKeys<Keys extends Encrypter | Decrypter>(add: () => Keys): Keys {
  try {
    return add();
  } catch (error) {
    throw new BackupError(`A key of age is not valid: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** @throws BackupError for a key that is none */
export function encrypterFor(recipients: readonly string[]): Encrypter {
  return withKeys(() => {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    return encrypter;
  });
}

export async function* encrypted(encrypter: Encrypter, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* itemsOf(await encrypter.encrypt(webStreamOf(plain)));
}

const magic = 'age-encryption.org/';

export const isEncrypted = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning.subarray(0, magic.length)).toString('latin1') === magic;

/** @throws BackupError where no key fits */
export async function decrypted(
  identities: readonly string[],
  sealed: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  if (identities.length === 0) {
    throw new BackupError('The backup is encrypted: name the file with the private key by --identity.');
  }
  const decrypter = withKeys(() => {
    const made = new Decrypter();
    for (const identity of identities) made.addIdentity(identity);
    return made;
  });
  try {
    return itemsOf(await decrypter.decrypt(webStreamOf(sealed)));
  } catch (error) {
    if (!String(error).includes('no identity matched')) throw error;
    throw new BackupError('The private key is not one of those to which the backup is encrypted.');
  }
}
