import { describe, expect, test } from 'vitest';
import { mergeRules } from '../../records/fields/merge-rules.ts';
import { takeOver as takeOverWith } from './take-over.ts';

const takeOver = <Form extends Record<string, unknown>>(typed: Form, base: Form, latest: Form) =>
  takeOverWith(typed, base, latest, mergeRules);

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
    // The other user has replaced the licence; nothing was changed here.
    expect(merged(base.documents, documents('new-licence', 'plan'))).toEqual(['new-licence', 'plan']);
    // Here the plan was replaced meanwhile.
    expect(merged(documents('licence', 'new-plan'), documents('new-licence', 'plan'))).toEqual([
      'new-licence',
      'new-plan',
    ]);
    expect(merged([], [...base.documents])).toEqual([]);
    expect(merged(base.documents, [])).toEqual([]);
  });

  test('people and clauses come, go and change one by one, on both sides', () => {
    const person = (email: string, role = 'viewer', phone = '') => ({ email, role, phone });
    const merged = (typed: object[], old: object[], latest: object[]) =>
      takeOver({ people: typed }, { people: old }, { people: latest }).people;
    const [ana, rui, eva] = ['ana@a.example', 'rui@a.example', 'eva@a.example'] as const;
    // The other user adds Eva and gives Ana a phone; here Ana's role is changed and a row is added.
    expect(
      merged(
        [person(ana, 'manage'), person(rui), person('')],
        [person(ana), person(rui)],
        [person(ana, 'viewer', '912'), person(rui), person(eva)],
      ),
    ).toEqual([person(ana, 'manage', '912'), person(rui), person(eva), person('')]);
    // The other user removes Rui, who was changed here: Rui stays. Ana, whom nobody changed, goes.
    expect(merged([person(ana), person(rui, 'manage')], [person(ana), person(rui)], [person(eva)])).toEqual([
      person(eva),
      person(rui, 'manage'),
    ]);
    const clause = (name: string, description: string) => ({ name, type: '', description });
    expect(
      merged(
        [clause('Foro', 'Beja'), clause('Sigilo', 'dois anos')],
        [clause('Foro', 'Évora')],
        [clause('Foro', 'Évora'), clause('Cessão', 'proibida')],
      ),
    ).toEqual([clause('Foro', 'Beja'), clause('Cessão', 'proibida'), clause('Sigilo', 'dois anos')]);
  });

  test('a list that one side changed keeps its order; items of the same name are not merged', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, description: name }));
    const merged = (typed: unknown[], old: unknown[], latest: unknown[]) =>
      takeOver({ clauses: typed }, { clauses: old }, { clauses: latest }).clauses;
    expect(merged([b, a], [a, b], [a, b])).toEqual([b, a]);
    expect(merged([a, b], [a, b], [b, a])).toEqual([b, a]);
    expect(merged([a, a, c], [a, a], [a, a, b])).toEqual([a, a, c]);
  });
});
