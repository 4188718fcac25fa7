// No field of a payload is forgotten in its form: its wizard binds each to an input, and a section counts its
// errors.
import { readdirSync, readFileSync } from 'node:fs';
import { type ReviewedKindName, recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { leafOf } from '@wattpact/domain/terms/field-kinds';
import { schemaFields } from '@wattpact/domain/testing/payload-fields';
import { expect, test } from 'vitest';
import { owns } from '../../ui/wizard/wizard-errors.ts';

const features = new URL('../../features/', import.meta.url);

/** The code of the wizard and of what it takes from other features. */
function codeOf(kind: ReviewedKindName): { file: string; code: string }[] {
  const wizard = new URL(`${recordKinds[kind].path}/wizard/`, features);
  const files = new Set(
    readdirSync(wizard, { recursive: true, encoding: 'utf8' }).map((name) => new URL(name, wizard).href),
  );
  const found = [];
  for (const file of files) {
    if (!file.startsWith(features.href) || !file.endsWith('.tsx')) continue;
    const code = readFileSync(new URL(file), 'utf8');
    for (const [, to = ''] of code.matchAll(/ from '(\.[^']+)'/g)) files.add(new URL(to, file).href);
    found.push({ file: `web/src/features/${file.slice(features.href.length)}`, code });
  }
  return found;
}

/** Set by what a contract comes from, and by the question that an offer's submission asks. */
const withoutInput = ['negotiationId', 'projectId', 'isPublishedInMarketplace'];

/** The ways in which a wizard binds a field: by a call with its path, in a list of names that is mapped, by a change. */
const bindings = (leaf: string) => [
  `(?:field|tidied|choice|amount|flag|select|number|text|pathOf|setFieldValue|getInputProps)\\((?:[^()]*,)?\\s*['"\`](?:[^'"\`]*\\.)?${leaf}['"\`.]`,
  `\\[[^\\]]*'${leaf}'[^\\]]*\\] as const\\)?(?:\\.map|;)`,
  `change\\(\\{ ${leaf}:`,
];
/** The fields that a section counts are no inputs. */
const withoutCounted = (code: string) => code.replace(/\bfields: \[[^\]]*\]/g, '');
const binds = (leaf: string, code: string) => bindings(leaf).some((one) => new RegExp(one).test(withoutCounted(code)));

const pathsOf = (kind: ReviewedKindName) =>
  schemaFields(kind).flatMap(({ path, list }) => (list === undefined ? [path] : []));

test.each(reviewedKinds)('every field of a %s has its input', (kind) => {
  const files = codeOf(kind);
  const isBound = (leaf: string) => files.some(({ code }) => binds(leaf, code));
  expect(pathsOf(kind).filter((path) => !isBound(leafOf(path)) && !withoutInput.includes(leafOf(path)))).toEqual([]);
});

/** Why no section names them. Inputs outside the sections that open and close have their errors in sight. */
const inNoSection: Partial<Record<ReviewedKindName, Record<string, string>>> = {
  legal_entity: {
    representatives: 'each person has a section',
    files: 'the step of the documents has no sections',
    declaration: 'a box of the last step',
  },
  energy_contract: { negotiationId: 'has no input' },
  project: {
    isNegotiable: 'a switch below the sections',
    documentations: 'the step of the documents has no sections',
    isPublishedInMarketplace: 'a switch of the last step',
  },
  offer: {
    buyerLegalEntityId: 'the first step has no sections',
    name: 'the first step has no sections',
    country: 'the first step has no sections',
    technologies: 'the first step has no sections',
    isNegotiable: 'a switch below the sections',
    isPublishedInMarketplace: 'a question at the end',
  },
};

/** The `fields` of all sections, also of those that name a list; without them it is the field with the section's id. */
function countedIn(code: string): string[] {
  const namesIn = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const listNamed = (name: string) => namesIn(new RegExp(`\\bconst ${name} = (\\[[^\\]]*\\])`).exec(code)?.[1] ?? '');
  return [...code.matchAll(/\bid: '(\w+)',\s+title\b([\s\S]*?)\bsummary: /g)].flatMap(([, id = '', rest = '']) => {
    const [, named] = /\bfields: (\[[^\]]*\]|\w+)/.exec(rest) ?? [];
    if (named === undefined) return [id];
    return named.startsWith('[') ? namesIn(named) : listNamed(named);
  });
}

test.each(reviewedKinds)('every field of a %s is counted by a section', (kind) => {
  const files = codeOf(kind);
  const fields = countedIn(files.map(({ code }) => code).join('\n'));
  const uncounted = pathsOf(kind).filter((path) => !owns({ id: '', fields }, path));
  const steps = (path: string) => files.flatMap(({ file, code }) => (binds(leafOf(path), code) ? [file] : []));
  const { [kind]: exceptions = {} } = inNoSection;
  const forgotten = uncounted
    .filter((path) => !(path in exceptions))
    .map((path) => `${path}: add it to the \`fields\` of the section with its input in ${steps(path).join(' or ')}`);
  expect(forgotten).toEqual([]);
  expect(Object.keys(exceptions).filter((path) => !uncounted.includes(path))).toEqual([]);
});
