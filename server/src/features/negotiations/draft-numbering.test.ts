// Clauses are counted, lists after a colon are lettered.
import { expect, test } from 'vitest';
import { numbered } from './draft-numbering.ts';

const marks = (...paragraphs: string[]) =>
  numbered(
    3,
    paragraphs.map((text) => ({ worded: text, text })),
  ).map(({ mark, level }) => `${level} ${mark}`);

test('paragraphs are counted within their section; the items of a list are lettered until a full stop', () => {
  expect(marks('Between:', 'A (the Seller); and', 'B (the Buyer).', 'Both declare.')).toEqual([
    '1 3.1',
    '2 a)',
    '2 b)',
    '1 3.2',
  ]);
});

test('what a company writes begins no list, ends none, and is no line to sign on', () => {
  const filled = numbered(1, [
    { worded: 'Information: {{x}}', text: 'Information: as follows:' },
    { worded: 'Name: {{y}}', text: 'Name: _______' },
    { worded: 'Last.', text: 'Last.' },
  ]);
  expect(filled.map(({ mark }) => mark)).toEqual(['1.1', '1.2', '1.3']);
});

test('a line to sign on has no number', () => {
  expect(marks('One.', 'Seller: ______', 'Two.')).toEqual(['1 3.1', '0 ', '1 3.2']);
});
