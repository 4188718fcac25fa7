// Word documents from texts with unusual characters.
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWord } from '../../../test/support/word-text.ts';
import { renderWord } from './render-word.ts';

const write = (text: string) =>
  renderWord({
    title: text,
    kind: text,
    author: text,
    language: 'pt',
    lines: [text],
    sections: [{ title: text, paragraphs: [{ level: 1, mark: '1.1', text }] }],
    signatures: [{ title: text, name: text, lines: [text] }],
    closing: text,
    annex: { title: text, tables: [{ title: text, columns: [{ label: text }], rows: [[text]] }], note: text },
    footer: text,
    pageLabel: '{page} de {pages}',
  });

test('no text makes a file that Word refuses, and nothing that is shown is lost', async () => {
  const file = await write('a\uFFFEb\uFFFFc\u0001d\u000Be\u0085f');
  for (const [name, content] of Object.entries(unzipSync(file))) {
    const xml = strFromU8(content);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 has not.
    expect(xml, name).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  }
  const { document, footer } = readWord(file);
  for (const { text } of [document, footer]) expect(text).toContain('a\uFFFDb\uFFFDcde');
});

test('each sign for a new line makes one', async () => {
  const { document } = readWord(await write('a\r\nb\rc\u2028d'));
  expect(
    document.xml.match(/>a<(?:(?!<w:p>).)*<w:br\/>(?:(?!<w:p>).)*>b<(?:(?!<w:p>).)*<w:br\/>(?:(?!<w:p>).)*>c</),
  ).not.toBeNull();
});
