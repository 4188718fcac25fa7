// Lists the leaves of each payload's schema for tests: their paths and their possible values.
import { z } from 'zod';
import { energyContractShape } from '../energy-contracts/energy-contract.ts';
import { energyContractSections } from '../energy-contracts/energy-contract-sections.ts';
import { legalEntityShape } from '../legal-entities/legal-entity.ts';
import { legalEntitySections } from '../legal-entities/legal-entity-sections.ts';
import { offerShape } from '../offers/offer.ts';
import { offerSections } from '../offers/offer-sections.ts';
import { projectShape } from '../projects/project.ts';
import { projectSections } from '../projects/project-sections.ts';
import type { ReviewedKindName } from '../records/kinds.ts';
import type { Section } from '../terms/sections.ts';

type Payload = { shape: z.ZodObject; sections: readonly Section[] };

export const payloads: Record<ReviewedKindName, Payload> = {
  legal_entity: { shape: legalEntityShape, sections: legalEntitySections },
  project: { shape: projectShape, sections: projectSections },
  offer: { shape: offerShape, sections: offerSections },
  energy_contract: { shape: energyContractShape, sections: energyContractSections },
};

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
