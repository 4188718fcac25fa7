// What a schema reads, as a tree of types and properties.
import { z } from 'zod';

export type InputNode = z.core.JSONSchema.JSONSchema;

const nodes = new WeakMap<z.ZodType, InputNode>();

/** Made once for each schema: many calls share one, and tests start the server hundreds of times. */
export function inputNode(schema: z.ZodType): InputNode {
  let node = nodes.get(schema);
  if (!node) {
    node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as InputNode;
    nodes.set(schema, node);
  }
  return node;
}
