import { describe, expect, test } from 'vitest';
import { energyContractColumns, publicContractColumns } from '../energy-contracts/energy-contract-columns.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { ownEntityColumns } from '../legal-entities/legal-entity-columns.ts';
import { offerColumns } from '../offers/offer-columns.ts';
import { projectColumns } from '../projects/project-columns.ts';
import { recordKinds, reviewedKinds } from '../records/kinds.ts';
import { payloads, type SchemaField, schemaFields } from '../testing/payload-fields.ts';
import { fieldKinds, isQuantity, kindOfField, leafOf } from './field-kinds.ts';
import { stepsOf } from './sections.ts';

const paths = (fields: readonly SchemaField[]) => fields.map(({ path }) => path);

describe.each(reviewedKinds)('the fields of a %s', (kind) => {
  const fields = schemaFields(kind);
  const kindAt = ({ path, list }: SchemaField) => kindOfField(leafOf(path), list ?? kind);
  const { shape, sections } = payloads[kind];

  test('have a kind each, which fits the schema', () => {
    expect(fields.length).toBeGreaterThan(2);
    expect(paths(fields.filter((field) => !kindAt(field)))).toEqual([]);
    const misfits = fields.filter((field) => {
      const as = kindAt(field)?.as ?? 'text';
      if (as === 'technologies') return field.values.length === 0;
      if (field.values.length > 0) return as !== 'choice';
      if (field.type === 'boolean') return as !== 'flag';
      if (field.type === 'number' || field.type === 'integer') return !isQuantity(as);
      if (field.format === 'date') return as !== 'date';
      if (field.format === 'uuid') return as !== 'record' && as !== 'files';
      return as === 'flag' || as === 'date' || as === 'record' || isQuantity(as);
    });
    expect(paths(misfits)).toEqual([]);
  });

  test('stand in exactly one section each', () => {
    const standing = sections.flatMap(({ fields: own }) =>
      own.map((field) => (typeof field === 'string' ? field : field.path)),
    );
    const declared = paths(fields.filter(({ list }) => list === undefined));
    const file = `domain/src/${recordKinds[kind].path}/${kind.replaceAll('_', '-')}-sections.ts`;
    const forgotten = declared.filter((path) => !standing.includes(path));
    expect(forgotten.map((path) => `${path}: add it to the \`fields\` of a section in ${file}`)).toEqual([]);
    expect(standing.toSorted()).toEqual(declared.toSorted());
  });

  test('are filled in one step each', () => {
    expect(Object.values(stepsOf(sections)).flat().toSorted()).toEqual(Object.keys(shape.shape).toSorted());
  });
});

test('every kind belongs to a field of a payload', () => {
  const names = new Set(reviewedKinds.flatMap((kind) => paths(schemaFields(kind)).map(leafOf)));
  expect(Object.keys(fieldKinds).filter((name) => !names.has(name))).toEqual([]);
});

test('a name is told apart by the kind of record and by the list in which it stands', () => {
  expect(kindOfField('startDate', 'project')).toMatchObject({ as: 'date' });
  expect(kindOfField('startDate', 'offer')).toMatchObject({ as: 'choice', words: 'offer_start' });
  expect(kindOfField('technologies', 'offer')).toMatchObject({ as: 'choice', words: 'technology' });
  expect(kindOfField('type', 'technologies')).toMatchObject({ as: 'choice', words: 'technology' });
  expect(kindOfField('type', 'extraClauses')).toEqual({ as: 'text' });
  expect(kindOfField('price', 'offer')).toMatchObject({ as: 'price', group: 'pricing' });
  expect(kindOfField('reason', 'energy_contract')).toMatchObject({ words: 'energyContracts:amendment.reason' });
  for (const name of ['colour', 'reason', 'constructor']) expect(kindOfField(name, 'offer')).toBeUndefined();
});

/** These names are part of the API: scripts read the columns of files by them. */
const promised = {
  projects:
    'name,owner,ownerNumber,technology,place,parish,country,phase,structure,capacity,volume,energy,pricing,price,start,end,renewal,delivery,guaranteesOfOrigin,term,negotiation,status,market,negotiations,created,id',
  offers:
    'name,owner,ownerNumber,technology,country,structure,capacity,volume,pricing,price,duration,start,renewal,delivery,guaranteesOfOrigin,negotiation,status,market,negotiations,created,id',
  entities: 'name,number,address,postalCode,city,country,acerCode,marketAgent,status,owner,created,id,role',
  contracts:
    'number,name,owner,ownerNumber,secondParty,secondPartyNumber,role,technology,parish,place,country,structure,capacity,volume,delivery,guaranteesOfOrigin,energy,pricing,price,signed,start,end,renewal,term,status,created,id',
};
const namesOf = (columns: readonly ExportColumn[]) => columns.map(({ name }) => name);

test.each([
  ['projects', projectColumns],
  ['offers', offerColumns],
  ['entities', ownEntityColumns],
  ['contracts', energyContractColumns],
] as const)('the columns of the files of %s keep their names, each its own', (what, columns) => {
  expect(namesOf(columns)).toEqual(expect.arrayContaining(promised[what].split(',')));
  expect(namesOf(columns)).toEqual([...new Set(namesOf(columns))]);
});

test('the file of the public database has market data alone, and no new field by itself', () => {
  expect(namesOf(publicContractColumns).join()).toBe(
    'parish,place,country,technology,structure,capacity,volume,energy,pricing,signed,start,end,term,status,id',
  );
});
