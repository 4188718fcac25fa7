// Links in messages: only web and mail addresses, without the sentence's final punctuation.
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

test('a mail address becomes a link to write to it, with its scheme or without', () => {
  expect(messageParts('Para ana.silva+ppa@vidros.example, por favor.')).toEqual([
    { text: 'Para ' },
    { text: 'ana.silva+ppa@vidros.example', href: 'mailto:ana.silva+ppa@vidros.example' },
    { text: ', por favor.' },
  ]);
  expect(messageParts('mailto:a@b.example')).toEqual([{ text: 'mailto:a@b.example', href: 'mailto:a@b.example' }]);
  expect(messageParts('10 MW @ 43,80 €/MWh')).toEqual([{ text: '10 MW @ 43,80 €/MWh' }]);
});

test('a closing bracket belongs to the address that has opened it, not to one around the address', () => {
  const address = 'https://example.test/PPA_(energia)';
  const link = { text: address, href: address };
  expect(messageParts(address)).toEqual([link]);
  expect(messageParts(`Veja ${address}.`)).toEqual([{ text: 'Veja ' }, link, { text: '.' }]);
  expect(messageParts(`(${address})`)).toEqual([{ text: '(' }, link, { text: ')' }]);
  expect(messageParts('(https://example.test/a)')[1]).toEqual({
    text: 'https://example.test/a',
    href: 'https://example.test/a',
  });
});
