import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

const copied = (name: string) => copyName(name, (own) => `${own} (cópia)`);

test('[PRJ-61] the suggested name fits however long the original is called', () => {
  expect(copied('Várzea')).toBe('Várzea (cópia)');
  expect(copied('V'.repeat(100))).toBe(`${'V'.repeat(92)} (cópia)`);
  expect(copied(`V${'𝐕'.repeat(49)}`)).toBe(`V${'𝐕'.repeat(45)} (cópia)`);
});
