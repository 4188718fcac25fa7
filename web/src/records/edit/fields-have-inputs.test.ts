// No field of a payload is forgotten in its form: its wizard binds each to an input.
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
    .join('\n')
    // The fields that a section counts are no inputs.
    .replace(/\bfields: \[[^\]]*\]/g, '');

/** Forms share the terms of a contract, and those of a project and an offer. */
const shared = ['contract-terms', 'market'].map(codeIn).join('\n');
/** Set by what a contract comes from, and by the question that an offer's submission asks. */
const withoutInput = ['negotiationId', 'projectId', 'isPublishedInMarketplace'];

/** The ways in which a wizard binds a field: by a call with its path, in a list of names that is mapped, by a change. */
const bindings = (leaf: string) => [
  `(?:field|choice|amount|flag|select|number|text|pathOf|setFieldValue|getInputProps)\\((?:[^()]*,)?\\s*['"\`](?:[^'"\`]*\\.)?${leaf}['"\`.]`,
  `\\[[^\\]]*'${leaf}'[^\\]]*\\] as const\\)?(?:\\.map|;)`,
  `change\\(\\{ ${leaf}:`,
];

test.each(reviewedKinds)('every field of a %s has its input', (kind) => {
  const code = codeIn(`${recordKinds[kind].path}/wizard`) + shared;
  const isBound = (leaf: string) => bindings(leaf).some((one) => new RegExp(one).test(code));
  const leaves = schemaFields(kind).flatMap(({ path, list }) => (list === undefined ? [leafOf(path)] : []));
  expect(leaves.filter((leaf) => !isBound(leaf) && !withoutInput.includes(leaf))).toEqual([]);
});
