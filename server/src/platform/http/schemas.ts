// Checks requests with the domain's schemas: query texts are converted to the schema's types, absent values removed.

import { absentRemover } from '@wattpact/domain/api/absent';
import { type InputNode, inputNode } from '@wattpact/domain/api/input-node';
import { storable } from '@wattpact/domain/fields/readable';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from './problem-error.ts';

function converted(value: unknown, node: InputNode | undefined): unknown {
  if (node?.type === 'array') return [value].flat().map((one) => converted(one, node.items as InputNode | undefined));
  if (typeof value !== 'string') return value;
  if (node?.type === 'number' || node?.type === 'integer') {
    return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  }
  if (node?.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Of several known sort flags the first in the query counts; the checked query no longer has their order. */
function withOneSort(entries: [string, unknown][], known: object): [string, unknown][] {
  const sort = entries.find(
    ([name, value]) => name.startsWith('sortBy') && value === 'true' && Object.hasOwn(known, name),
  );
  return entries.filter((entry) => entry === sort || !(entry[0].startsWith('sortBy') && entry[1] === 'true'));
}

/**
 * A query string holds only text. A value that does not convert stays as it is and fails the check; an empty text is no
 * value.
 */
function textReader(schema: z.ZodType): (text: unknown) => unknown {
  const { properties = {} } = inputNode(schema);
  return (text) =>
    Object.fromEntries(
      withOneSort(Object.entries(text as Record<string, unknown>), properties)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, converted(value, properties[name] as InputNode | undefined)]),
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

/** Refuses characters that cannot be stored in any field before a schema sees them; unknown fields are skipped. */
function queryValidator(schema: z.ZodType): Validator {
  const reader = textReader(schema);
  const names = Object.keys(inputNode(schema).properties ?? {});
  const field = z.unknown().optional().refine(allStorable);
  const storables = z.looseObject(Object.fromEntries(names.map((name) => [name, field])));
  return (data) => {
    const readable = checked(storables, data ?? {});
    return 'error' in readable ? readable : checked(schema, reader(data ?? {}));
  };
}

/** An address with such characters matches no record. */
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
    // Made at the first request: all of them together would take a tenth of a second of each start.
    let check: Validator | undefined;
    return (data: unknown) => {
      check ??= validator(schema);
      return check(data);
    };
  });
  // Answers are already text: route.ts encodes them, because a stored answer must be replayed unchanged.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
