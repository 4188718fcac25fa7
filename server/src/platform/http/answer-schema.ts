// The shape of an answer for the fast writer: the names, the types, and what may be missing or null. What only checks a
// value (lengths, formats, choices) is left out, because the writer does not check.
import { z } from 'zod';

type Node = z.core.JSONSchema.BaseSchema;

export interface WrittenNode {
  type?: string | string[];
  nullable?: true;
  properties?: Record<string, WrittenNode>;
  required?: string[];
  items?: WrittenNode;
  additionalProperties?: WrittenNode;
}

/** Whether the answer carries a value differently from how the handler returns it. */
function changesValue({ _zod: { def } }: z.core.$ZodType): boolean {
  if (def.type === 'pipe') {
    const { in: from } = def as z.core.$ZodPipeDef;
    return 'reverseTransform' in def || from._zod.def.type === 'transform';
  }
  return def.type === 'transform' || def.type === 'catch' || def.type === 'success';
}

class NotWritable extends Error {}

/** Shapes of different types are told apart by the value's type; others only by checking, which the writer does not. */
function writtenUnion(options: readonly Node[]): WrittenNode {
  const shapes = options.filter(({ type }) => type !== 'null').map(written);
  const types = shapes.flatMap(({ type }) => type ?? []);
  if (types.length !== shapes.length || new Set(types).size !== types.length) throw new NotWritable();
  return {
    ...Object.assign({}, ...shapes),
    type: types.length === 1 ? types[0] : types,
    ...(shapes.length < options.length && { nullable: true as const }),
  };
}

const mapped = (nodes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, written(node as Node)]));

function written({
  anyOf,
  oneOf,
  allOf,
  $ref,
  type,
  properties,
  required,
  items,
  prefixItems,
  propertyNames,
  additionalProperties,
}: Node): WrittenNode {
  if (anyOf) return writtenUnion(anyOf as Node[]);
  if (oneOf || allOf || $ref !== undefined || prefixItems || Array.isArray(items)) throw new NotWritable();
  if (type === undefined) return {};
  const isMap = type === 'object' && typeof additionalProperties === 'object';
  const names = (propertyNames as Node | undefined)?.enum;
  // A map of known names writes no other.
  if (isMap && names) {
    const value = written(additionalProperties as Node);
    return {
      type,
      properties: Object.fromEntries(names.map((name) => [String(name), value])),
      required: required ?? [],
    };
  }
  return {
    type,
    ...(properties && { properties: mapped(properties), required: required ?? [] }),
    ...(items && { items: written(items as Node) }),
    ...(isMap && { additionalProperties: written(additionalProperties as Node) }),
  };
}

/** @returns undefined for answers that only the checking way can write: with a choice of shapes, or with a transform */
export function writtenSchema(answer: z.ZodType): WrittenNode | undefined {
  try {
    const node = z.toJSONSchema(answer, {
      io: 'output',
      metadata: z.registry(),
      override: ({ zodSchema }) => {
        if (changesValue(zodSchema)) throw new NotWritable();
      },
    });
    return written(node as Node);
  } catch (error) {
    if (error instanceof NotWritable || /cannot be represented/.test(String(error))) return undefined;
    throw error;
  }
}
