import { expect, test } from 'vitest';
import { choicesOf } from './own-choices.ts';

const item = (id: string, status = 'approved', negotiationStatus = 'OPEN') => ({ id, status, negotiationStatus });
const nameOf = ({ id }: { id: string }) => `Offer ${id}`;

test('[MAT-14] closed own items are no choice, and a choice beyond those that are loaded is not called gone', () => {
  const items = [item('1'), item('2', 'closed'), item('3', 'approved', 'CLOSED')];
  expect(choicesOf({ items, total: 3 }, nameOf)).toEqual({
    choices: [{ value: '1', label: 'Offer 1' }],
    areAll: true,
  });
  expect(choicesOf({ items, total: 101 }, nameOf).areAll).toBe(false);
  expect(choicesOf({ items, total: 3, totalIsCapped: true }, nameOf).areAll).toBe(false);
});
