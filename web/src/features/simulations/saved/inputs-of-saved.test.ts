// What is saved is asked again in the same way.
import { expect, test } from 'vitest';
import { checkedInputs } from '../checked-inputs.ts';
import { demoInputs, readInputs, type SimulationInputs, structuresBeside } from '../simulation-inputs.ts';
import { inputsOfSaved } from './inputs-of-saved.ts';

const asked = (changes: Partial<SimulationInputs>) => {
  const checked = checkedInputs({ ...demoInputs, ...changes });
  if (!('input' in checked)) throw new Error(JSON.stringify(checked.problems));
  return checked;
};
const agreed = { structure: 'BASELOAD_ANNUAL', volume: 9.5 };

test.each<[string, Partial<SimulationInputs>]>([
  ['the demo', {}],
  ['a share and a clause', { share: 14, negativePrices: 'NO_PAYMENT', negativeHoursFree: 100 }],
  [
    'a mix and two other structures',
    { technology: 'SOLAR_POWER:40,STORAGE:5', compare: 'BASELOAD_MONTHLY,BASELOAD_ANNUAL' },
  ],
  ['deviations at contract prices', { ...agreed, deviations: 'CONTRACT', shortfallPrice: 90, excessPrice: 5 }],
  ['inflation', { indexation: 'CPI', cpi: '3,1; −0,4 1.9', cpiShare: 80, cpiFloor: 0, cpiCap: 2 }],
  ['a yearly increase and a variable price', { escalation: 1.5, pricingType: 'VARIABLE_PRICING' }],
  [
    'series',
    { seriesId: '0198c2f0-0000-7000-8000-000000000000', priceSeriesId: '0198c2f0-0000-7000-8000-000000000001' },
  ],
])('[SIM-21, SIM-25] %s', (_, changes) => {
  const first = asked(changes);
  const again = asked(readInputs(inputsOfSaved({ ...first, country: null })));
  expect(again).toEqual(first);
});

test('[SIM-22, SIM-25] the country whose prices another market stands in for comes back', () => {
  for (const country of ['france', null] as const)
    expect(readInputs(inputsOfSaved({ ...asked({}), country })).country).toBe(country ?? '');
});

test('[SIM-15] inflation as it is typed, and what is no number', () => {
  expect(asked({ indexation: 'CPI', cpi: '3,1; −0,4; 1.9' }).input.indexation).toMatchObject({ cpi: [3.1, -0.4, 1.9] });
  for (const [cpi, key] of [
    ['', 'error_required.cpi'],
    ['muita', 'error_required.cpi'],
    ['3; 90', 'error_max_value'],
  ] as const)
    expect(checkedInputs({ ...demoInputs, indexation: 'CPI', cpi })).toMatchObject({
      problems: [{ path: 'cpi', key }],
    });
});

test('[SIM-24] at most two other structures, whatever the address says', () => {
  const compare = 'BASELOAD_ANNUAL,DAILY,PAY_AS_PRODUCED,BASELOAD_MONTHLY,FIXED_HOURLY_PROFILE';
  expect(structuresBeside({ ...demoInputs, compare })).toEqual(['BASELOAD_MONTHLY', 'BASELOAD_ANNUAL']);
});
