// Suggestions are joined to what is typed.
import { expect, test } from 'vitest';
import { withSuggestion } from './suggestion-text.ts';

const all = ['Bom dia.', 'O preço é negociável?'];
const choose = (text: string, chosen: string) => withSuggestion(text, chosen, all);

test('a suggestion fills the empty field and takes the place of an untouched one', () => {
  expect(choose(' \n', 'Bom dia.')).toBe('Bom dia.');
  expect(choose('Bom dia.', 'O preço é negociável?')).toBe('O preço é negociável?');
  expect(choose('Bom dia.', 'Bom dia.')).toBe('Bom dia.');
});

test('what is typed stays, the suggestion comes below it', () => {
  expect(choose('Texto meu', 'Bom dia.')).toBe('Texto meu\nBom dia.');
  expect(choose('Texto meu\nBom dia.', 'O preço é negociável?')).toBe('Texto meu\nO preço é negociável?');
  expect(choose('Bom dia. E mais', 'O preço é negociável?')).toBe('Bom dia. E mais\nO preço é negociável?');
  expect(choose('Digo: Bom dia.', 'Bom dia.')).toBe('Digo: Bom dia.\nBom dia.');
});
