// The columns of a file with energy contracts, as the contract's sections and the kinds of its fields say. A list of
// objects has numbered columns, `technologies.1.type`.
import { z } from 'zod';
import { energyContractShape } from '../energy-contracts/energy-contract.ts';
import { energyContractSections } from '../energy-contracts/energy-contract-sections.ts';
import { technologyEntry } from '../terms/energy-terms.ts';
import { type FieldKind, isQuantity, kindOfField, leafOf, quantities } from '../terms/field-kinds.ts';
import { fieldLabelKeys } from '../terms/field-labels.ts';
import { pathsFor } from '../terms/sections.ts';

export interface ImportColumn {
  /** As the first line may name it, and as faults name it. */
  path: string;
  kind: FieldKind;
  /** One cell holds several values, separated by `|`. */
  isList: boolean;
  /** Keys of its label; the first key that has a text is used. */
  labelKeys: string[];
  /** Stands before the label where the label alone is not clear. */
  group?: { key: string; number?: number };
  unit?: string;
  /** The empty file has it; the others may be added. */
  inTemplate: boolean;
}

export const firstPartyColumn = 'firstPartyLegalEntityId';

/** Both have a country. */
const groups: Readonly<Record<string, Pick<ImportColumn, 'group'>>> = {
  secondPartyFiscalInfo: { group: { key: 'common:field.secondParty' } },
  location: { group: { key: 'common:field.location' } },
};

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema;

function schemaAt(path: string): z.ZodType {
  let schema: z.ZodType = energyContractShape;
  for (const name of path.split('.')) {
    const inner = unwrapped(schema);
    const next = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[name] : undefined;
    if (!next) throw new Error(`a contract has no ${path}`);
    schema = next;
  }
  return unwrapped(schema);
}

const itemOf = (path: string): Record<string, z.ZodType> => {
  const list = schemaAt(path);
  const item = list instanceof z.ZodArray ? list.element : undefined;
  return item instanceof z.ZodObject ? (item.shape as Record<string, z.ZodType>) : {};
};

/** The lists of objects: how many a file may have, and how many of them the empty file names. */
const lists = {
  technologies: { most: 6, inTemplate: 2, fields: Object.keys(technologyEntry.shape) },
  extraClauses: { most: 10, inTemplate: 1, fields: Object.keys(itemOf('extraClauses')) },
} as const satisfies Record<string, { most: number; inTemplate: number; fields: string[] }>;
type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

function columnOf(
  path: string,
  kind: FieldKind,
  more: Pick<ImportColumn, 'inTemplate'> & Partial<ImportColumn>,
): ImportColumn {
  return {
    path,
    kind,
    isList: false,
    labelKeys: fieldLabelKeys(path, 'energy_contract'),
    ...(isQuantity(kind.as) && { unit: quantities[kind.as].unit }),
    ...more,
  };
}

function listColumns(list: ListName): ImportColumn[] {
  const { most, inTemplate, fields } = lists[list];
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((number) =>
    fields.map((name) =>
      columnOf(`${list}.${number}.${name}`, knownKind(name, list), {
        inTemplate: number <= inTemplate,
        group: { key: `importEnergyContract:group.${list}`, number },
        ...(name === 'type' && { labelKeys: ['importEnergyContract:group.type'] }),
      }),
    ),
  );
}

function knownKind(name: string, of: string): FieldKind {
  const kind = kindOfField(name, of);
  if (!kind) throw new Error(`${name} is no field`);
  return kind;
}

function columnsOf(path: string): ImportColumn[] {
  const list = listNames.find((name) => name === path);
  if (list) return listColumns(list);
  const kind = knownKind(leafOf(path), 'energy_contract');
  return [
    columnOf(path, kind, {
      isList: schemaAt(path) instanceof z.ZodArray,
      // People know no ids; a program may still send them.
      inTemplate: kind.as !== 'record' && kind.as !== 'files',
      ...(groups[path.split('.')[0] ?? ''] ?? {}),
    }),
  ];
}

/** All columns that a file may have, in the order of the wizard. */
export const importColumns: readonly ImportColumn[] = pathsFor(energyContractSections, 'import').flatMap(columnsOf);
const byPath = new Map(importColumns.map((column) => [column.path, column]));
export const importColumn = (path: string): ImportColumn | undefined => byPath.get(path);

/** The groups of fields that every contract has, each empty. */
export const requiredGroups = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(energyContractShape.shape).flatMap(([name, schema]) =>
      schema instanceof z.ZodObject ? [[name, {}]] : [],
    ),
  );
