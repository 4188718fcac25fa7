// What a client of a published description would stumble over in a newer one. docs/api-changes.md has the rule.

type Schema = Record<string, unknown> & {
  $ref?: string;
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface PublishedDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What is sent may only be asked less, and what is answered only say more. */
type Direction = 'sent' | 'answered';
interface Pair {
  old: PublishedDescription;
  now: PublishedDescription;
  direction: Direction;
}

const resolved = ({ components }: PublishedDescription, schema: Schema): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** Alternatives are compared as a whole: an old one that is not among the new ones is gone. */
const alternatives = (schema: Schema): Schema[] | undefined =>
  (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;

const plain = (value: unknown): string => JSON.stringify(value ?? null);

function faultsOfValues({ direction }: Pair, old: Schema, now: Schema, at: string): string[] {
  if (plain(old.type) !== plain(now.type)) return [`${at} is ${plain(now.type)} and no longer ${plain(old.type)}`];
  if (direction === 'answered' || !now.enum) return [];
  const gone = (old.enum ?? []).filter((value) => !now.enum?.includes(value));
  const narrowed = old.enum ? [] : [`${at} takes only some values`];
  return [...gone.map((value) => `${at} no longer takes ${plain(value)}`), ...narrowed];
}

function faultsOfFields(pair: Pair, old: Schema, now: Schema, at: string): string[] {
  const { direction } = pair;
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const faults = Object.entries(before).flatMap(([name, schema]) => {
    const kept = after[name];
    return kept ? faultsOfSchema(pair, schema, kept, `${at}.${name}`) : [`${at}.${name} is gone`];
  });
  const [must, mustNow] = [old.required ?? [], now.required ?? []];
  const demanded = direction === 'sent' ? mustNow.filter((name) => !must.includes(name)) : [];
  const unsure = direction === 'answered' ? must.filter((name) => name in after && !mustNow.includes(name)) : [];
  return [
    ...faults,
    ...demanded.map((name) => `${at}.${name} is required`),
    ...unsure.map((name) => `${at}.${name} may be missing`),
  ];
}

function faultsOfSchema(pair: Pair, older: Schema, newer: Schema, at: string): string[] {
  const [old, now] = [resolved(pair.old, older), resolved(pair.now, newer)];
  const [some, someNow] = [alternatives(old), alternatives(now)];
  if (some || someNow) {
    const matches = (schema: Schema) =>
      (someNow ?? [now]).some((other) => faultsOfSchema(pair, schema, other, at).length === 0);
    return (some ?? [old]).every(matches) ? [] : [`${at} lost one of its forms`];
  }
  const inList = old.items && now.items ? faultsOfSchema(pair, old.items, now.items, `${at}[]`) : [];
  return [...faultsOfValues(pair, old, now, at), ...faultsOfFields(pair, old, now, at), ...inList];
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

function faultsOfParameters(old: Operation, now: Operation): string[] {
  const sameAs = (one: { name: string; in: string }) => (other: { name: string; in: string }) =>
    one.name.toLowerCase() === other.name.toLowerCase() && one.in === other.in;
  const [before, after] = [old.parameters ?? [], now.parameters ?? []];
  return [
    ...before.filter((one) => !after.some(sameAs(one))).map(({ name }) => `the parameter ${name} is gone`),
    ...after
      .filter(({ required }) => required)
      .filter((one) => !before.find(sameAs(one))?.required)
      .map(({ name }) => `the parameter ${name} is required`),
  ];
}

function faultsOfOperation(old: PublishedDescription, now: PublishedDescription, one: Operation, other: Operation) {
  const faults = faultsOfParameters(one, other);
  const [body, bodyNow] = [bodyOf(one), bodyOf(other)];
  if (body && bodyNow) faults.push(...faultsOfSchema({ old, now, direction: 'sent' }, body, bodyNow, 'body'));
  if (!body && bodyNow) faults.push('a body is required');
  for (const [status, { content }] of Object.entries(one.responses).filter(([status]) => Number(status) < 400)) {
    const answered = other.responses[status];
    if (!answered) faults.push(`it no longer answers ${status}`);
    const [answer, answerNow] = [content, answered?.content].map((types) => types?.['application/json']?.schema);
    if (answer && answerNow)
      faults.push(...faultsOfSchema({ old, now, direction: 'answered' }, answer, answerNow, 'answer'));
  }
  return faults;
}

/** @returns one line for each breach, such as `get /api/projects: answer.total is gone`; none where clients go on */
export const breakingChanges = (old: PublishedDescription, now: PublishedDescription): string[] =>
  Object.entries(old.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const kept = now.paths[path]?.[method];
      const faults = kept ? faultsOfOperation(old, now, operation, kept) : ['it is gone'];
      return faults.map((fault) => `${method} ${path}: ${fault}`);
    }),
  );
