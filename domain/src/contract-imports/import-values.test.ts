// What people write in the cells of a spreadsheet, and the payload that is read from it.
import { expect, test } from 'vitest';
import { fieldProblems } from '../api/problem.ts';
import { energyContractPayload } from '../energy-contracts/energy-contract.ts';
import { importColumns } from './import-columns.ts';
import { faultsAtColumns, readDate, readRow } from './import-values.ts';

test('[CON-155] dates are read with the day first, or as the standard has them', () => {
  expect(['31/12/2030', '1.2.2030', '31-12-2030', '2030-12-31', '2030-12-31T00:00:00'].map(readDate)).toEqual([
    '2030-12-31',
    '2030-02-01',
    '2030-12-31',
    '2030-12-31',
    '2030-12-31',
  ]);
  expect(['amanhã', '12/2030', '31/12/30'].map(readDate)).toEqual(['amanhã', '12/2030', '31/12/30']);
});

const nothing = () => undefined;
const owner = '0198c2f0-0000-7000-8000-000000000001';

test('[CON-155] numbered columns become lists in their order, and faults come back to the columns', () => {
  const read = readRow(
    {
      name: 'Parque',
      'technologies.2.type': 'SOLAR_POWER',
      'technologies.4.type': 'ONSHORE_WIND',
      'technologies.4.installedCapacity': 'muito',
      'extraClauses.3.description': 'Sem nome',
      'financialConditions.price': '36,50',
    },
    owner,
    nothing,
  );
  expect(read.payload).toMatchObject({
    firstPartyLegalEntityId: owner,
    technologies: [{ type: 'SOLAR_POWER' }, { type: 'ONSHORE_WIND', installedCapacity: 'muito' }],
    extraClauses: [{ description: 'Sem nome' }],
    financialConditions: { price: 36.5 },
    secondPartyFiscalInfo: {},
  });
  const parsed = energyContractPayload.safeParse(read.payload);
  const faults = faultsAtColumns(parsed.success ? [] : fieldProblems(parsed.error), read).map(({ path }) => path);
  expect(faults).toEqual(
    expect.arrayContaining(['technologies.4.installedCapacity', 'extraClauses.3.name', 'location.parish']),
  );
  expect(faults).not.toContain('technologies.2.type');
  const known = new Set(importColumns.map(({ path }) => path));
  expect(faults.filter((path) => !known.has(path))).toEqual([]);
});

test('[CON-155] without any technology the fault stands at the first one; a list in one cell is split', () => {
  const empty = readRow({}, owner, nothing);
  expect(faultsAtColumns([{ path: 'technologies', key: 'x' }], empty)).toEqual([
    { path: 'technologies.1.type', key: 'x' },
  ]);
  const list = readRow({ 'commercialTerms.defaultConditions': 'A | B|' }, owner, (_, written) => written.toLowerCase());
  expect(list.payload).toMatchObject({ commercialTerms: { defaultConditions: ['a', 'b'] } });
  expect(faultsAtColumns([{ path: 'commercialTerms.defaultConditions.1', key: 'x' }], list)[0]?.path).toBe(
    'commercialTerms.defaultConditions',
  );
});

test('[CON-155] every field of a contract that a section lets an import fill has a column', () => {
  const paths = importColumns.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['name', 'technologies.6.lifetime', 'extraClauses.10.description', 'projectId']),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(importColumns.filter(({ isList }) => isList).map(({ path }) => path)).toEqual([
    'commercialTerms.defaultConditions',
    'commercialTerms.terminationConditions',
    'documents',
  ]);
});

test('[CON-155] a fault that stands at its column already stays there, and counts before that of the contract', () => {
  const cells = { 'technologies.2.type': 'SOLAR_POWER', 'financialConditions.price': '36.500' };
  const read = readRow(cells, owner, nothing);
  const formula = { path: 'technologies.2.installedCapacity', key: 'error_import_formula' };
  const price = { path: 'financialConditions.price', key: 'error_invalid.price' };
  expect(faultsAtColumns([price], read, [formula, ...read.unclear])).toEqual([
    formula,
    {
      path: 'financialConditions.price',
      key: 'error_import_number',
      params: { thousands: '36500', whole: '36', fraction: '50' },
    },
  ]);
});
