// The file name of a downloaded contract draft document.
import { expect, test } from 'vitest';
import { nameOf } from './save-response.ts';

test('the name with accents counts before the plain one', () => {
  const header = `attachment; filename="Minuta Varzea.pdf"; filename*=UTF-8''Minuta%20V%C3%A1rzea.pdf`;
  expect(nameOf(header, 'v1.pdf')).toBe('Minuta Várzea.pdf');
  expect(nameOf('attachment; filename="Minuta.pdf"', 'v1.pdf')).toBe('Minuta.pdf');
});

test('without a readable name the fallback counts', () => {
  expect(nameOf(null, 'v1.pdf')).toBe('v1.pdf');
  expect(nameOf("attachment; filename*=UTF-8''%E0%A4%A", 'v1.pdf')).toBe('v1.pdf');
});
