// Sealing and signing, and the change of the key behind both.
import { expect, test } from 'vitest';
import { isSigned, seal, sign, unseal } from './sealed-text.ts';

const before = { secretKey: 'the key of last year, 0123456789' };
const changed = { secretKey: 'the key of this year, 0123456789', secretKeyPrevious: before.secretKey };
const after = { secretKey: changed.secretKey };

test('what was sealed opens again, for its purpose alone', () => {
  const sealed = seal(before, 'second-factor', 'secret');
  expect(sealed).not.toContain('secret');
  expect(unseal(before, 'second-factor', sealed)).toEqual({ text: 'secret', isOld: false });
  expect(unseal(before, 'provider-sign-in', sealed)).toBeUndefined();
  expect(unseal(before, 'second-factor', `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(unseal(before, 'second-factor', 'short')).toBeUndefined();
});

test('the previous key still opens and checks, the current one seals and signs', () => {
  const sealed = seal(before, 'second-factor', 'secret');
  expect(unseal(changed, 'second-factor', sealed)).toEqual({ text: 'secret', isOld: true });
  expect(unseal(after, 'second-factor', sealed)).toBeUndefined();
  const signature = sign(before, 'file-link', 'a');
  expect([before, changed, after].map((keys) => isSigned(keys, 'file-link', 'a', signature))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isSigned(changed, 'end-digests', 'a', signature)).toBe(false);
  expect(isSigned(after, 'file-link', 'a', sign(changed, 'file-link', 'a'))).toBe(true);
});
