// A payload as a form holds it, derived from its schema and its field kinds: the initial values, the values of a stored
// record, and the payload that the form sends.
import type { z } from 'zod';
import { absentRemover } from '../api/absent.ts';
import { inputNode, type InputNode as Node } from '../api/input-node.ts';
import type { RecordKindName } from '../records/kinds.ts';
import { type Field, type FieldKind, type fieldKinds, kindOfField } from '../terms/field-kinds.ts';

type Kinds = typeof fieldKinds;
/** Whether the form holds free text: a text field, or a choice whose values the payload does not enumerate. */
type IsText<Name, Value> = Name extends Field
  ? Kinds[Name] extends { as: 'text' | 'prose' | 'code' } | { orText: true }
    ? true
    : Kinds[Name] extends { as: 'choice' }
      ? string extends Value
        ? true
        : false
      : false
  : false;
/** Whether neither yes nor no is a value of its own. */
type MayBeOpen<Name> = Name extends Field ? (Kinds[Name] extends { absent: null } ? true : false) : false;
type FormValue<Name, Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? FormValues<Item>[]
    : Item[]
  : Value extends object
    ? FormValues<Value>
    : Value extends boolean
      ? MayBeOpen<Name> extends true
        ? boolean | null
        : boolean
      : IsText<Name, Value> extends true
        ? string
        : Value | null;

/**
 * Every field has a value: texts and lists are empty, flags have their default if they have one, everything else is
 * null until it is filled.
 */
export type FormValues<Payload> = { [Name in keyof Payload]-?: FormValue<Name, NonNullable<Payload[Name]>> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of several shapes of one entry, such as a bare technology and one with figures, the one with more fields. */
const fullest = (node: Node): Node =>
  node.anyOf?.find((one): one is Node => typeof one === 'object' && one.type === 'object') ?? node;

function emptyValue(kind: FieldKind | undefined): unknown {
  if (kind?.as === 'flag') return kind.absent;
  const isText = kind?.as === 'text' || kind?.as === 'prose' || kind?.as === 'code';
  return isText || (kind?.as === 'choice' && kind.orText) ? '' : null;
}

/** @param within the kind of record, or the list of objects, that has the field */
function filled(given: unknown, schema: Node, name: string, within: string | undefined): unknown {
  const node = fullest(schema);
  if (node.properties) {
    const values = isObject(given) ? given : {};
    return Object.fromEntries(
      Object.entries(node.properties).map(([inner, part]) => [
        inner,
        filled(values[inner], part as Node, inner, within),
      ]),
    );
  }
  if (node.type === 'array')
    return Array.isArray(given) ? given.map((item) => filled(item, node.items as Node, name, name)) : [];
  return given ?? emptyValue(kindOfField(name, within));
}

const isBlank = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) ? Object.values(value).every(isBlank) : value === null || value === undefined || value === '';
};

/** Removes the optional lists and groups in which nothing is filled. */
function withoutBlanks(value: unknown, schema: Node): unknown {
  const { properties = {}, required = [] } = schema;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const part = properties[name] as Node | undefined;
      const mayGo = part !== undefined && !required.includes(name) && typeof inner === 'object';
      return mayGo && isBlank(inner) ? [] : [[name, part ? withoutBlanks(inner, part) : inner]];
    }),
  );
}

export interface PayloadForm<Payload> {
  empty: FormValues<Payload>;
  /** The form values of a record, or of a part of one. */
  valuesOf: (record: unknown) => FormValues<Payload>;
  /** The payload to send, without absent values, as the API reads it. */
  payloadOf: (values: unknown) => Payload;
}

/** @param of the kind of record, where a name means something else in it */
export function formOf<Schema extends z.ZodType>(schema: Schema, of?: RecordKindName): PayloadForm<z.output<Schema>> {
  type Payload = z.output<Schema>;
  const node = inputNode(schema);
  const withoutAbsent = absentRemover(schema);
  const valuesOf = (record: unknown) => filled(record, node, '', of) as FormValues<Payload>;
  return {
    empty: valuesOf({}),
    valuesOf,
    payloadOf: (values) => withoutAbsent(withoutBlanks(values, node)) as Payload,
  };
}
