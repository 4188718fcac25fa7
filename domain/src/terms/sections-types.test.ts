// Mistakes that must not compile: each `@ts-expect-error` is itself an error when its line compiles.
import { expect, test } from 'vitest';
import type { FieldKind, fieldKinds, LeafOf } from './field-kinds.ts';
import { pathsFor, sectionsOf } from './sections.ts';

interface Payload {
  name: string;
  conditions: { price?: number; capacity: number };
  technologies: { type: string }[];
}
const declare = sectionsOf<Payload>();
const rest = ['name', 'conditions.price', 'technologies'] as const;

test('sections name every path of the payload, and no other', () => {
  const whole = declare([{ name: 'all', step: 'basic', serves: ['page'], fields: [...rest, 'conditions.capacity'] }]);
  // @ts-expect-error `conditions.capacity` is forgotten
  const forgotten = declare([{ name: 'all', step: 'basic', serves: ['page'], fields: [...rest] }]);
  const foreign = declare([
    // @ts-expect-error the payload has no `colour`
    { name: 'all', step: 'basic', serves: ['page'], fields: [...rest, 'conditions.capacity', 'colour'] },
  ]);
  const unserved = declare([
    // @ts-expect-error there is no such use
    { name: 'all', step: 'basic', serves: ['poster'], fields: [...rest, 'conditions.capacity'] },
  ]);
  expect([whole, forgotten, foreign, unserved].map((sections) => pathsFor(sections, 'page').length)).toEqual([
    4, 3, 5, 0,
  ]);
});

test('every leaf of a payload has a kind', () => {
  const complete = { name: { as: 'text' }, price: { as: 'price' }, capacity: { as: 'power' } } as const;
  const lists = { technologies: { as: 'technologies' }, type: { as: 'choice', words: 'technology' } } as const;
  const all = { ...complete, ...lists } satisfies Record<LeafOf<Payload>, FieldKind>;
  // @ts-expect-error `technologies` and its `type` are forgotten
  const some = complete satisfies Record<LeafOf<Payload>, FieldKind>;
  // @ts-expect-error the kinds of the product's fields have no `colour`
  type Colour = (typeof fieldKinds)['colour'];
  const colour: Colour | undefined = undefined;
  expect([Object.keys(all).length, Object.keys(some).length, colour]).toEqual([5, 3, undefined]);
});
