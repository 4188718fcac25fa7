// What counts as absent in a body: null everywhere, and a blank text where the field is optional.
import { z } from 'zod';

type Node = z.core.JSONSchema.JSONSchema;

function clean(value: unknown, node: Node | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => clean(item, node?.items as Node | undefined));
  if (value === null || typeof value !== 'object') return value;
  const properties = node?.properties as Record<string, Node> | undefined;
  const required = new Set(node?.required ?? []);
  const kept = Object.entries(value).filter(([name, inner]) => {
    if (inner === null) return false;
    const isOptionalText = properties?.[name]?.type === 'string' && !required.has(name);
    return !(isOptionalText && typeof inner === 'string' && inner.trim() === '');
  });
  return Object.fromEntries(kept.map(([name, inner]) => [name, clean(inner, properties?.[name])]));
}

/** Reads a body as the API does: `null`, and `""` on an optional text, mean absent. */
export function absentRemover(schema: z.ZodType): (body: unknown) => unknown {
  const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as Node;
  return (body) => clean(body, node);
}
