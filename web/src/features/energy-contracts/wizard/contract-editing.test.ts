// What the dialog about an overtaken edit tells of a contract's amendment.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { changeLines, valueChanges } from '../../../records/edit/value-changes.ts';
import { wordsIn } from '../../../testing/words-in.ts';
import { contractEditing } from './contract-editing.ts';

const file = { id: '0190f1c2-0000-7000-8000-000000000001', name: 'aditamento.pdf', size: 9, isTemp: false };
const inForce = { ...contractPayload(file.id), files: [], status: 'active' } as unknown as EnergyContractRecord;
const amended: EnergyContractRecord = {
  ...inForce,
  amendment: {
    ...({ version: 2, versionInForce: 1, status: 'pending_validation', reason: 'LEGAL', file } as const),
    ...{ details: 'Nova lei.', effectiveDate: '2027-01-01' },
  },
};

test('its reason, details, day and document are told in words', () => {
  const words = wordsIn('pt', 'energy_contract');
  const { valuesOf, comparedOf = valuesOf, labelOf = () => '', filedBy } = contractEditing;
  const changes = valueChanges(comparedOf(inForce), comparedOf(amended), filedBy);
  const lines = changeLines(changes, (path) => labelOf(path, words, valuesOf(amended)), words);
  expect(lines.map(({ label, after }) => `${label}: ${after}`)).toEqual([
    'Motivo do aditamento: Alteração da lei',
    'Pormenores do aditamento: Nova lei.',
    'Produz efeitos a partir de: 01/01/2027',
    'Ficheiro adicionado: aditamento.pdf',
  ]);
});
