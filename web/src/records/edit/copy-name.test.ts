import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

const copied = (name: string, ...taken: string[]) =>
  copyName(name, (own, number) => `${own} (cópia${number > 1 ? ` ${number}` : ''})`, taken);

test('[PRJ-61] the suggested name fits however long the original is called', () => {
  expect(copied('Várzea')).toBe('Várzea (cópia)');
  expect(copied('V'.repeat(100))).toBe(`${'V'.repeat(92)} (cópia)`);
  expect(copied(`V${'𝐕'.repeat(49)}`)).toBe(`V${'𝐕'.repeat(45)} (cópia)`);
});

test('[PRJ-61] a copy of which there is one already is numbered', () => {
  expect(copied('Várzea', 'Várzea', 'Várzea (cópia)')).toBe('Várzea (cópia 2)');
  expect(copied('Várzea', 'Várzea (cópia)', 'Várzea (cópia 2)', 'Várzea (cópia 4)')).toBe('Várzea (cópia 3)');
  expect(copied('V'.repeat(100), `${'V'.repeat(92)} (cópia)`)).toBe(`${'V'.repeat(90)} (cópia 2)`);
});
