// No field of a payload is forgotten in its form: where a field has no input, the code of its wizard never names it.
import { readdirSync, readFileSync } from 'node:fs';
import { recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { leafOf } from '@wattpact/domain/terms/field-kinds';
import { schemaFields } from '@wattpact/domain/testing/payload-fields';
import { expect, test } from 'vitest';

const features = new URL('../../features/', import.meta.url);
const codeIn = (feature: string): string =>
  readdirSync(new URL(`${feature}/`, features), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(`${feature}/${name}`, features), 'utf8'))
    .join('\n');

/** Forms share the terms of a contract, and those of a project and an offer. */
const shared = ['contract-terms', 'market'].map(codeIn).join('\n');
/** Set by what a contract comes from, and by the question that an offer's submission asks. */
const withoutInput = ['negotiationId', 'projectId', 'isPublishedInMarketplace'];

test.each(reviewedKinds)('every field of a %s has its input', (kind) => {
  const code = codeIn(recordKinds[kind].path) + shared;
  // As the last part of a path in quotes (`field('location.parish')`), or before an item's number (`representatives.${n}`).
  const isNamed = (leaf: string) => new RegExp(`['"\`.]${leaf}(['"\`]|\\.\\$)`).test(code);
  const leaves = schemaFields(kind).flatMap(({ path, list }) => (list === undefined ? [leafOf(path)] : []));
  expect(leaves.filter((leaf) => !isNamed(leaf) && !withoutInput.includes(leaf))).toEqual([]);
});
