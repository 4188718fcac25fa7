import { afterEach, expect, test } from 'vitest';
import { type Aside, dropAside, findAside, setAside as setAsideWith } from './set-aside.ts';

// There is no browser here: values last as long as the page, as in a browser that forbids storage.
const place = { userId: 'ana', name: 'edit-project:1' };
const setAside = (where: typeof place, aside: Aside<Record<string, unknown>>) =>
  setAsideWith(where, aside, { groupOf: () => undefined, identityOf: () => undefined });
afterEach(() => dropAside(place));

test('what gave way can be brought back, by its person and for its record alone', () => {
  setAside(place, { values: { name: 'Norte', price: 40 }, base: { name: 'Parque', price: 40 } });
  expect(findAside(place)).toEqual({ values: { name: 'Norte', price: 40 }, base: { name: 'Parque', price: 40 } });
  expect(findAside({ ...place, userId: 'rui' })).toBeUndefined();
  expect(findAside({ ...place, name: 'edit-project:2' })).toBeUndefined();
  dropAside(place);
  expect(findAside(place)).toBeUndefined();
});

test('what gives way a second time takes along what did so before', () => {
  setAside(place, { values: { name: 'Norte', price: 40 }, base: { name: 'Parque', price: 40 } });
  setAside(place, { values: { name: 'Sul', price: 42 }, base: { name: 'Sul', price: 41 } });
  expect(findAside(place)).toEqual({ values: { name: 'Norte', price: 42 }, base: { name: 'Sul', price: 41 } });
});

test('a form that nobody has typed into puts nothing aside', () => {
  setAside(place, { values: { name: 'Parque' }, base: { name: 'Parque' } });
  expect(findAside(place)).toBeUndefined();
});
