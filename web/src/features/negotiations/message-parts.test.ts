// Links in messages: only web addresses, without the end of the sentence.
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

test('an address becomes a link, the full stop after it does not', () => {
  expect(messageParts('Veja https://example.test/a?b=1.')).toEqual([
    { text: 'Veja ' },
    { text: 'https://example.test/a?b=1', href: 'https://example.test/a?b=1' },
    { text: '.' },
  ]);
});

test('scripts and other schemes stay text', () => {
  for (const text of ['javascript:alert(1)', '<script>alert(1)</script>', 'data:text/html,x', 'ftp://example.test'])
    expect(messageParts(text)).toEqual([{ text }]);
});

test('an address without a host is text', () => {
  expect(messageParts('https:// ')).toEqual([{ text: 'https:// ' }]);
});
