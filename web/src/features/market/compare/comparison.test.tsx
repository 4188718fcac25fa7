import { expect, test } from 'vitest';
import { Quantity } from '../../../ui/quantity.tsx';
import { idsIn } from './chosen-ids.ts';
import { comparedRows } from './differing.ts';

const id = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;

test('an address bears up to five records, each once; what is no id is passed over', () => {
  const asked = [1, 1, 2, 3, 4, 5, 6].map(id);
  expect(idsIn(['x', ...asked].join(','))).toEqual([1, 2, 3, 4, 5].map(id));
  expect(idsIn(undefined)).toEqual([]);
});

test('a row differs when one record says another thing, gives nothing, or has no such fact', () => {
  const price = (value: string) => ({ label: 'Price', value: <Quantity value={value} unit="€/MWh" /> });
  const place = { label: 'Place', value: 'Évora' };
  const rows = comparedRows([
    [place, price('40'), { label: 'Index', value: undefined }],
    [place, price('41'), { label: 'Index', value: '' }, { label: 'Share', value: '10 %' }],
  ]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Place', false],
    ['Price', true],
    ['Index', false],
    ['Share', true],
  ]);
  expect(comparedRows([[price('40')], [price('40')]])[0]?.differs).toBe(false);
});
