import { expect, test } from 'vitest';
import { repeatKey } from './repeat-key.ts';

test('the same body is repeated with the same key, a changed one is no repetition', () => {
  const key = repeatKey();
  const first = key.of({ text: 'Olá' });
  expect(key.of({ text: 'Olá' })).toBe(first);
  const edited = key.of({ text: 'Olá!' });
  expect(edited).not.toBe(first);
  expect(key.of({ text: 'Olá!' })).toBe(edited);
});

test('what was taken and is sent once more is another one', () => {
  const key = repeatKey();
  const first = key.of({ text: 'ok' });
  key.done();
  expect(key.of({ text: 'ok' })).not.toBe(first);
});
