// What counts as absent in a body: null everywhere, a blank text where the field is optional, an optional group in
// which nothing is left.
import type { z } from 'zod';
import { inputNode, type InputNode as Node } from './input-node.ts';

/** Looks no deeper than the schema: unknown fields are left for the schema to refuse or to keep. */
function clean(value: unknown, node: Node | undefined): unknown {
  if (node === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => clean(item, node.items as Node | undefined));
  const properties = node.properties as Record<string, Node> | undefined;
  const required = new Set(node.required ?? []);
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (inner === null) return [];
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const cleaned = clean(inner, own);
    return own && !required.has(name) && isBlank(cleaned, own) ? [] : [[name, cleaned]];
  });
  return Object.fromEntries(kept);
}

function isBlank(value: unknown, { type, properties }: Node): boolean {
  if (type === 'string') return typeof value === 'string' && value.trim() === '';
  const isGroup = type === 'object' && Object.keys(properties ?? {}).length > 0;
  return isGroup && typeof value === 'object' && !Array.isArray(value) && Object.keys(value ?? {}).length === 0;
}

/** Reads a body as the API does: `null`, and `""` on an optional text, mean absent. */
export function absentRemover(schema: z.ZodType): (body: unknown) => unknown {
  const node = inputNode(schema);
  return (body) => clean(body, node);
}
