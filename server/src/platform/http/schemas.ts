// Requests are checked with the domain's schemas: query texts are read as the schema names them, absent values removed.

import { absentRemover } from '@wattpact/domain/api/absent';
import { storable } from '@wattpact/domain/fields/readable';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from './problem-error.ts';

type Node = z.core.JSONSchema.JSONSchema;

const nodeOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Node;

function read(value: unknown, node: Node | undefined): unknown {
  if (node?.type === 'array') return [value].flat().map((one) => read(one, node.items as Node | undefined));
  if (typeof value !== 'string') return value;
  if (node?.type === 'number' || node?.type === 'integer') {
    return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  }
  if (node?.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Of several sort flags that are known the first in the query counts: the checked query no longer tells their order. */
function withOneSort(entries: [string, unknown][], known: object): [string, unknown][] {
  const sort = entries.find(
    ([name, value]) => name.startsWith('sortBy') && value === 'true' && Object.hasOwn(known, name),
  );
  return entries.filter((entry) => entry === sort || !(entry[0].startsWith('sortBy') && entry[1] === 'true'));
}

/** A query string holds text only; what does not read as its schema names it stays, and fails the check. An empty text is no value. */
function textReader(schema: z.ZodType): (text: unknown) => unknown {
  const { properties = {} } = nodeOf(schema);
  return (text) =>
    Object.fromEntries(
      withOneSort(Object.entries(text as Record<string, unknown>), properties)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, read(value, properties[name] as Node | undefined)]),
    );
}

export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly fault: z.core.$ZodError;
  constructor(fault: z.core.$ZodError) {
    super('The request is not valid');
    this.fault = fault;
  }
}

type Validator = (data: unknown) => { value: unknown } | { error: Error };

const checked = (schema: z.ZodType, given: unknown): ReturnType<Validator> => {
  const { data: value, error } = schema.safeParse(given);
  return error ? { error: new InvalidRequest(error) } : { value };
};

const allStorable = (value: unknown): boolean =>
  [value].flat().every((one) => typeof one !== 'string' || storable(one));

/** What cannot be stored is refused before a schema sees it, in whichever field it stands; unknown fields do not matter. */
function queryValidator(schema: z.ZodType): Validator {
  const reader = textReader(schema);
  const names = Object.keys(nodeOf(schema).properties ?? {});
  const field = z.unknown().optional().refine(allStorable);
  const storables = z.looseObject(Object.fromEntries(names.map((name) => [name, field])));
  return (data) => {
    const readable = checked(storables, data ?? {});
    return 'error' in readable ? readable : checked(schema, reader(data ?? {}));
  };
}

/** No record has such an address. */
function pathValidator(schema: z.ZodType): Validator {
  const reader = textReader(schema);
  return (data) =>
    Object.values(data as object).every(allStorable) ? checked(schema, reader(data)) : { error: notFound() };
}

function bodyValidator(schema: z.ZodType): Validator {
  const reader = absentRemover(schema);
  return (data) => checked(schema, reader(data ?? {}));
}

const validators: Record<string, (schema: z.ZodType) => Validator> = {
  body: bodyValidator,
  params: pathValidator,
  querystring: queryValidator,
};

export function useSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = '' }) => {
    const validator = validators[httpPart];
    if (!validator) throw new Error(`Nothing checks the ${httpPart} of a request`);
    return validator(schema);
  });
  // Answers arrive as text: route.ts encodes them, since a kept answer must be replayed as it was.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
