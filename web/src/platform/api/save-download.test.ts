import { expect, test } from 'vitest';
import { nameIn } from './save-export.ts';

test('a file bears the name that the server gives it, accents and all', () => {
  expect(nameIn(`attachment; filename="Projetos 2026-11-21.csv"`)).toBe('Projetos 2026-11-21.csv');
  expect(nameIn(`attachment; filename=list.csv`)).toBe('list.csv');
  expect(nameIn(`attachment; filename="?.csv"; filename*=UTF-8''Energ%C3%ADa%201.csv`)).toBe('Energía 1.csv');
  expect(nameIn(null)).toBeUndefined();
});
