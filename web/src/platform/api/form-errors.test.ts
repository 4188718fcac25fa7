import i18next from 'i18next';
import { expect, test } from 'vitest';
import pt from '../../../../locales/pt/errorMessages.json' with { type: 'json' };
import { errorText, formErrors } from './form-errors.ts';

const say = (key: string) => key;

test('errors stand in the order of the problems, and the first of a field counts', () => {
  const problems = [
    { path: 'name', key: 'required' },
    { path: 'city', key: 'required' },
    { path: 'name', key: 'too_short' },
  ];
  expect(Object.entries(formErrors(problems, say))).toEqual([
    ['name', 'required'],
    ['city', 'required'],
  ]);
});

test('a field without a sentence of its own is told by the one that fits all', async () => {
  await i18next.init({ lng: 'pt', resources: { pt: { errorMessages: pt } } });
  expect(errorText('error_required.price')).toBe(pt.error_required.price);
  expect(errorText('error_required.colour_of_the_panels')).toBe(pt.error_required.this_field);
  expect(errorText('error_invalid.colour_of_the_panels')).toBe(pt.error_invalid.this_field);
  expect(errorText('error_save')).toBe(pt.error_save);
});
