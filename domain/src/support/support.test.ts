// Support feedback: every bound and one past it.
import { expect, test } from 'vitest';
import { letters, problemsOf } from '../testing/problems-of.ts';
import { supportCategories, supportFeedback } from './support.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const feedback = { category: 'other', name: 'Ana Moura', email: 'ana@serra.example', description: 'Bom dia' };
const problems = (changes: object) => problemsOf(supportFeedback, { ...feedback, ...changes });

test('[SUP-02, SUP-11] files are optional', () => {
  expect(problems({})).toEqual([]);
  expect(problemsOf(supportFeedback, {})).toEqual([
    'category: error_invalid.category',
    'name: error_required.name',
    'email: error_email',
    'description: error_required.description',
  ]);
});
test('[SUP-04, SUP-05] the category is one of the list', () => {
  for (const category of supportCategories) expect(problems({ category })).toEqual([]);
  expect(problems({ category: 'praise' })).toEqual(['category: error_invalid.category']);
});
test('[SUP-06] the name has 2 to 100 characters', () => {
  for (const name of ['Zé', letters(100)]) expect(problems({ name })).toEqual([]);
  expect(problems({ name: 'Z' })).toEqual(['name: error_min_length 2']);
  expect(problems({ name: letters(101) })).toEqual(['name: error_max_length 100']);
});
test('[SUP-09] the description has 1 to 500 characters', () => {
  expect(problems({ description: letters(500) })).toEqual([]);
  expect(problems({ description: letters(501) })).toEqual(['description: error_max_length 500']);
  expect(problems({ description: ' ' })).toEqual(['description: error_required.description']);
});
test('[SUP-07] the address is valid', () => {
  expect(problems({ email: 'ana' })).toEqual(['email: error_email']);
});
test('[FIL-17] at most five files', () => {
  expect(problems({ files: Array.from({ length: 6 }, () => id) })).toEqual(['files: error_max_items 5']);
});
