// Clauses get numbers, and lists after a colon get letters.
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

test('what is left out is not counted, and ends or begins its list all the same', () => {
  const absent = (worded: string) => ({ worded, text: '' });
  const there = (worded: string) => ({ worded, text: worded });
  const lines = (...paragraphs: Parameters<typeof numbered>[1]) =>
    numbered(2, paragraphs).map(({ mark, text }) => `${mark} ${text}`);
  const [intro, base, index] = [there('Price:'), there('base;'), absent('index {{x}}.')];
  expect(lines(intro, base, index, there('Next.'))).toEqual(['2.1 Price:', 'a) base;', '2.2 Next.']);
  expect(lines(intro, absent('base {{x}};'), there('index.'), absent('Not this.'), there('Next.'))).toEqual([
    '2.1 Price:',
    'a) index.',
    '2.2 Next.',
  ]);
  // The letters continue, as in Word: there is no paragraph between the two lists.
  expect(lines(intro, there('base.'), absent('Index {{x}}:'), there('one;'), there('two.'), there('Next.'))).toEqual([
    '2.1 Price:',
    'a) base.',
    'b) one;',
    'c) two.',
    '2.2 Next.',
  ]);
});
