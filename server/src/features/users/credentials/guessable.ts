// Refuses passwords that are easy to guess, wherever one is chosen: sign-up, reset, change, new administrators.
import { commonPasswords } from '@wattpact/domain/users/common-passwords';
import { isGuessable, type OwnTexts, ownWords } from '@wattpact/domain/users/guessable-password';
import type { Config } from '../../../platform/config.ts';
import { invalid } from '../../../platform/http/problem-error.ts';

/**
 * @param path where the password stands in the body
 * @throws 400 at that path
 */
export function checkNotGuessable(
  { appName }: Pick<Config, 'appName'>,
  person: Omit<OwnTexts, 'appName'>,
  { path, password }: { path: string; password: string },
): void {
  if (isGuessable(password, commonPasswords, ownWords({ ...person, appName })))
    throw invalid({ path, key: 'error_password_common' });
}
