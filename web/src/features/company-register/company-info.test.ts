import { expect, test } from 'vitest';
import { cleared, fillable } from './company-info.ts';

const empty = { name: '', streetAddress: '', houseNumber: '', city: '', postalCode: '' };
const info = {
  name: 'Solar',
  streetAddress: 'Rua 1',
  city: '',
  postalCode: '',
  fiscalNumber: '5',
  country: 'portugal',
};

test('[VAL-15] a suggestion fills only what is empty, and empties nothing', () => {
  const typed = { ...empty, streetAddress: 'Rua 2', city: 'Évora' };
  expect(fillable({ kind: 'suggested', info }, typed, typed)).toEqual({ name: 'Solar' });
});

test('[CON-24] a registered company fills all but what was typed meanwhile', () => {
  const now = { ...empty, name: 'Escrito' };
  expect(fillable({ kind: 'registered', info }, empty, now)).toEqual({
    streetAddress: 'Rua 1',
    city: '',
    postalCode: '',
  });
  expect(fillable({ kind: 'unknown' }, empty, now)).toEqual({});
});

test("a company's house number is filled in where it is known, and left as it is elsewhere", () => {
  const typed = { ...empty, houseNumber: '7' };
  expect(fillable({ kind: 'registered', info }, typed, typed)).not.toHaveProperty('houseNumber');
  const numbered = { ...info, houseNumber: '15' };
  expect(fillable({ kind: 'registered', info: numbered }, typed, typed)).toMatchObject({ houseNumber: '15' });
});

test('[VAL-15] what was filled in for another number goes unless it was corrected', () => {
  const now = { ...empty, name: 'Solar', streetAddress: 'Rua corrigida' };
  expect(cleared({ name: 'Solar', streetAddress: 'Rua 1' }, now)).toEqual({ name: '' });
});
