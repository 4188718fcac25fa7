import { describe, expect, test } from 'vitest';
import { groupOfField } from '../../records/fields/field-group.ts';
import { takeOver as takeOverWith } from './take-over.ts';

const takeOver = <Form extends Record<string, unknown>>(typed: Form, base: Form, latest: Form) =>
  takeOverWith(typed, base, latest, groupOfField);

const base = {
  name: 'Parque',
  location: { parish: 'Ota', municipality: 'Alenquer', country: 'portugal' },
  conditions: { pricingType: 'FIXED_PRICING', price: 40 as number | null, indexingType: '', hasWarranties: false },
  structures: ['BASELOAD_ANNUAL'],
  documents: [
    { id: 'licence', group: 'A' },
    { id: 'plan', group: 'A' },
  ],
};

describe('what was typed over an older version', () => {
  test('fields that were left alone follow the newer version; those that were touched stay', () => {
    const typed = { ...base, name: 'Parque Norte', conditions: { ...base.conditions, hasWarranties: true } };
    const latest = { ...base, name: 'Parque Sul', structures: [], conditions: { ...base.conditions, price: 45 } };
    expect(takeOver(typed, base, latest)).toEqual({
      ...latest,
      name: 'Parque Norte',
      conditions: { ...base.conditions, price: 45, hasWarranties: true },
    });
  });

  test('a field does not change under those that say something only with it', () => {
    const typed = {
      ...base,
      conditions: { ...base.conditions, price: 50 },
      location: { ...base.location, parish: 'Aveiras' },
    };
    const latest = {
      ...base,
      conditions: { ...base.conditions, pricingType: 'VARIABLE_PRICING', price: null, indexingType: 'MIBEL' },
      location: { parish: 'Toro', municipality: 'Zamora', country: 'spain' },
    };
    expect(takeOver(typed, base, latest)).toEqual(typed);
    expect(takeOver(base, base, latest)).toEqual(latest);
  });

  test('documents come and go one by one, on both sides', () => {
    const documents = (...ids: string[]) => ids.map((id) => ({ id, group: 'A' }));
    const merged = (typed: typeof base.documents, latest: typeof base.documents) =>
      takeOver({ ...base, documents: typed }, base, { ...base, documents: latest }).documents.map(({ id }) => id);
    // The other has replaced the licence; nothing was touched here.
    expect(merged(base.documents, documents('new-licence', 'plan'))).toEqual(['new-licence', 'plan']);
    // Here the plan was replaced meanwhile.
    expect(merged(documents('licence', 'new-plan'), documents('new-licence', 'plan'))).toEqual([
      'new-licence',
      'new-plan',
    ]);
    expect(merged([], [...base.documents])).toEqual([]);
    expect(merged(base.documents, [])).toEqual([]);
  });
});
