// Lists the leaves of each payload's schema for tests: their paths and their possible values.
import { z } from 'zod';
import { type ReviewedKindName, reviewedKinds } from '../records/kinds.ts';
import type { Section } from '../terms/sections.ts';
import { exportOf } from './kind-modules.ts';

type Payload = { shape: z.ZodObject; sections: readonly Section[] };

const payloadOf = async (kind: ReviewedKindName) => ({
  shape: await exportOf(kind, 'Shape'),
  sections: await exportOf(kind, 'Sections'),
});

export const payloads = Object.fromEntries(
  await Promise.all(reviewedKinds.map(async (kind) => [kind, await payloadOf(kind)] as const)),
) as Record<ReviewedKindName, Payload>;

export interface SchemaField {
  /** `technologies.0.type` in a list of objects. */
  path: string;
  /** The list of objects that contains the leaf: `technologies`. */
  list: string | undefined;
  /** The type of one value, where the leaf is a list. */
  type: string | undefined;
  format: string | undefined;
  values: readonly string[];
}

type Node = z.core.JSONSchema.JSONSchema;
const nodesOf = (nodes: unknown): Node[] => (nodes ?? []) as Node[];

/** The schemas of a list's elements, or of the value itself, one for each alternative. */
const alternatives = (node: Node): Node[] =>
  node.items ? alternatives(node.items as Node) : node.anyOf ? nodesOf(node.anyOf).flatMap(alternatives) : [node];

function fieldsIn(node: Node, before: string, list: string | undefined): SchemaField[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, property]): SchemaField[] => {
    const path = before + name;
    const found = alternatives(property as Node);
    const object = found.find(({ properties }) => properties);
    if (object && (property as Node).items) return [leaf(path, list, found), ...fieldsIn(object, `${path}.0.`, name)];
    return object ? fieldsIn(object, `${path}.`, list) : [leaf(path, list, found)];
  });
}

const leaf = (path: string, list: string | undefined, found: readonly Node[]): SchemaField => ({
  path,
  list,
  type: found.flatMap(({ type }) => type ?? []).at(0),
  format: found.flatMap(({ format }) => format ?? []).at(0),
  values: found.flatMap((one) => (one.properties ? [] : nodesOf(one.enum).map(String))),
});

/** A list of objects is a leaf, and so are the leaves of its objects. */
export const schemaFields = (kind: ReviewedKindName): SchemaField[] =>
  fieldsIn(z.toJSONSchema(payloads[kind].shape, { unrepresentable: 'any' }) as Node, '', undefined);
