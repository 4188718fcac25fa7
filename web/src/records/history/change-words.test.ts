import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { describe, expect, test } from 'vitest';
import { type languages, wordsIn } from '../../testing/words-in.ts';
import { type Change, changeWords } from './change-words.ts';

type Language = (typeof languages)[number];
const linesOf = (
  fieldName: string,
  oldValue: unknown,
  newValue: unknown,
  language: Language = 'pt',
  of?: RecordKindName,
) => changeWords({ fieldName, oldValue, newValue } as Change, wordsIn(language, of));

const ines = {
  firstName: 'Inês',
  lastName: 'Tavares',
  email: 'ines@x.example',
  role: 'view',
  authorizationLevel: 'attorney',
};
const rui = {
  firstName: 'Rui',
  lastName: 'Mota',
  email: 'rui@x.example',
  role: 'manage',
  authorizationLevel: 'manager',
};

describe("[HIS-14] the reader's language and formats", () => {
  test('a price with its unit, and how far it has moved', () => {
    expect(linesOf('price', 102, 98)).toEqual([
      { label: 'Preço', before: '102,00\u00a0€/MWh', after: '98,00\u00a0€/MWh', difference: '−3,9\u00a0%' },
    ]);
    expect(linesOf('price', 102, 98, 'en')[0]).toMatchObject({ before: '102.00\u00a0€/MWh', difference: '−3.9%' });
  });

  test.each([
    ['country', 'portugal', 'czech-republic', 'Portugal', 'República Checa'],
    ['contractStructure', 'PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'Conforme produção', 'Carga base anual'],
    ['provisionOfGuarantees', 'NO', 'YES', 'Não', 'Sim'],
    ['isMarketAgent', false, true, 'Não', 'Sim'],
    ['energyProgrammer', 'SELLER', 'BUYER', 'Vendedor', 'Comprador'],
    ['indexingType', 'MIBEL', 'OMIE médio', 'MIBEL', 'OMIE médio'],
    ['indexingPercentage', 30, 32.5, '30\u00a0%', '32,5\u00a0%'],
    ['totalPurchasedCapacity', 46, 60, '46\u00a0MW', '60\u00a0MW'],
    ['houseNumber', null, '48', 'Não indicado', '48'],
    ['defaultConditions', ['OTHER'], [], 'Outra', 'Nada'],
  ])('%s', (field, before, after, beforeWords, afterWords) => {
    expect(linesOf(field, before, after)[0]).toMatchObject({ before: beforeWords, after: afterWords });
  });

  test('a name that means something else in another kind of record', () => {
    expect(linesOf('startDate', 'SIX_MONTHS', 'IMMEDIATELY', 'pt', 'offer')[0]).toMatchObject({
      label: 'Início da entrega',
      before: 'Dentro de seis meses',
      after: 'De imediato',
    });
  });

  test('a date as dd/MM/yyyy, and the months between', () => {
    expect(linesOf('startDate', '2031-01-01', '2031-07-01', 'pt', 'project')).toEqual([
      { label: 'Data de início', before: '01/01/2031', after: '01/07/2031', difference: '+6 meses' },
    ]);
    expect(linesOf('endDate', '2031-01-10', '2031-01-03')[0]?.difference).toBe('−7 dias');
  });

  test('technologies with their figures', () => {
    const [line] = linesOf(
      'technologies',
      [{ type: 'SOLAR_POWER', installedCapacity: 46 }],
      [{ type: 'SOLAR_POWER', installedCapacity: 50 }, { type: 'STORAGE' }],
    );
    expect(line?.before).toBe('Solar (Potência instalada 46\u00a0MW)');
    expect(line?.after).toBe('Solar (Potência instalada 50\u00a0MW); Armazenamento');
  });

  test('a figure of one technology has a line of its own, in the words of its record', () => {
    const [before, after] = [46, 50].map((installedCapacity) => [{ type: 'SOLAR_POWER', installedCapacity }]);
    const change = { before: '46\u00a0MW', after: '50\u00a0MW', difference: '+8,7\u00a0%' };
    expect(linesOf('technologies', before, after)).toMatchObject([{ label: 'Solar, Potência instalada', ...change }]);
    for (const of of ['project', 'energy_contract'] as const)
      expect(linesOf('technologies', before, after, 'pt', of)).toMatchObject([
        { label: 'Solar, Potência afeta', ...change },
      ]);
    expect(linesOf('technologies', ['SOLAR_POWER'], ['STORAGE'], 'pt', 'offer')).toMatchObject([
      { label: 'Tecnologias', before: 'Solar', after: 'Armazenamento' },
    ]);
  });

  test('what an administrator ticked stands alone, and replaces nothing', () => {
    expect(linesOf('checklist', null, ['parties', 'dates'], 'pt', 'energy_contract')).toEqual([
      { label: 'Verificado', before: '', after: 'Partes, Datas' },
    ]);
    expect(linesOf('checklist', null, ['volume'], 'en', 'energy_contract')[0]?.after).toBe('Volume');
  });

  test('[SIM-06] the names of other contracts and of series stand as they are', () => {
    const other = 'PPA-2026-000124 · CAE Barro Novo';
    expect(linesOf('distinctFrom', null, other, 'pt', 'energy_contract')).toEqual([
      { label: 'Distinto de', before: '', after: other },
    ]);
    expect(linesOf('deliveryProfile', 'Contador 2024', null, 'es', 'project')).toEqual([
      { label: 'Perfil de producción', before: 'Contador 2024', after: '' },
    ]);
  });

  test('a document of a contract is filed by its own categories', () => {
    const paper = { fileId: '1', category: 'other', name: 'ppa.pdf' };
    expect(linesOf('files', [paper], [{ ...paper, category: 'signed_contract' }], 'pt', 'energy_contract')).toEqual([
      { label: 'ppa.pdf', before: 'Outro documento', after: 'Contrato assinado' },
    ]);
  });

  test('an id says nothing to a reader', () => {
    const [line] = linesOf('projectId', null, '019a2b3c-0000-7000-8000-000000000001');
    expect(line).toMatchObject({ before: 'Não indicado', after: 'outro registo' });
  });
});

describe('[HIS-13] lists item by item', () => {
  test('people who came, went, or changed', () => {
    expect(linesOf('employees', [ines], [{ ...ines, role: 'contracting' }, rui])).toEqual([
      { label: 'Representante adicionado', before: '', after: 'Rui Mota (Gestão, Gerência)' },
      { label: 'Inês Tavares, Papel na entidade', before: 'Consulta', after: 'Contratação' },
    ]);
    expect(linesOf('employees', [ines, rui], [rui], 'es')).toEqual([
      { label: 'Representante retirado', before: 'Inês Tavares', after: '' },
    ]);
  });

  test('a field of one person names the person', () => {
    const change: Change = { fieldName: 'role', subject: 'Inês Tavares', oldValue: 'view', newValue: 'contracting' };
    expect(changeWords(change, wordsIn('en', 'legal_entity'))).toMatchObject([
      { label: 'Inês Tavares, Role', before: 'View' },
    ]);
  });

  test('[AUTH-42] whose account was erased has no name, and stays the same person in a list', () => {
    const gone = { person: 'a', employee: '1', role: 'view', authorizationLevel: 'manager' };
    const later = { ...gone, person: 'b', role: 'contracting' };
    expect(linesOf('employees', [gone], [later])).toEqual([
      { label: 'Conta eliminada, Papel na entidade', before: 'Consulta', after: 'Contratação' },
    ]);
    expect(linesOf('owner', { person: 'a' }, 'Inês Tavares', 'en')).toMatchObject([
      { before: 'Deleted account', after: 'Inês Tavares' },
    ]);
    const change: Change = { fieldName: 'role', subject: null, oldValue: 'view', newValue: 'contracting' };
    expect(changeWords(change, wordsIn('es', 'legal_entity'))).toMatchObject([
      { label: expect.stringMatching(/^Cuenta eliminada, /) },
    ]);
  });

  test('files that came, went, or are filed elsewhere', () => {
    const certificate = { fileId: '1', category: 'other', name: 'certidão.pdf' };
    const powers = { fileId: '2', category: 'user_powers', name: 'procuração.pdf' };
    expect(linesOf('files', [certificate], [{ ...certificate, category: 'user_powers' }, powers])).toEqual([
      { label: 'Ficheiro adicionado', before: '', after: 'procuração.pdf' },
      { label: 'certidão.pdf', before: 'Outro documento', after: 'Poderes do utilizador' },
    ]);
    expect(linesOf('files', [powers], null)).toEqual([
      { label: 'Ficheiro retirado', before: 'procuração.pdf', after: '' },
    ]);
  });
});
