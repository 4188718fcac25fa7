import { expect, test } from 'vitest';
import {
  amendingPayloadOf,
  type ContractValues,
  checkValues,
  isAmending,
  isLockedOnEdit,
  negotiatedValues,
  newValues,
  payloadOf,
} from './contract-form.ts';

const own = { country: 'portugal', fiscalNumber: '590102745' };
const entity = '0190f1c2-0000-7000-8000-000000000001';
const second = {
  ...newValues(entity).secondPartyFiscalInfo,
  fiscalNumber: '590112333',
  name: 'Papeleira Rio Manso, S.A.',
};

test('[CON-20] the second party cannot have the number of the first', () => {
  const path = 'secondPartyFiscalInfo.fiscalNumber';
  const same = { ...newValues(entity), secondPartyFiscalInfo: { ...second, fiscalNumber: '590 102 745' } };
  expect(checkValues(same, own)).toHaveProperty([path]);
  expect(checkValues({ ...same, secondPartyFiscalInfo: second }, own)).not.toHaveProperty([path]);
});

test('what is empty is absent from the payload', () => {
  const payload = payloadOf({ ...newValues(entity), secondPartyFiscalInfo: second });
  expect(payload).not.toHaveProperty('documents');
  expect(payload).not.toHaveProperty('negotiationId');
  expect(payload).not.toHaveProperty('commercialTerms');
  expect(payload.secondPartyFiscalInfo).not.toHaveProperty('acerCode');
});

test('[CON-79] on edit, what names the parties is locked where it is filled', () => {
  const stored = { ...newValues(entity), roleInEnergyContract: 'SELLER' as const, secondPartyFiscalInfo: second };
  expect(isLockedOnEdit(stored, 'firstPartyLegalEntityId')).toBe(true);
  expect(isLockedOnEdit(stored, 'roleInEnergyContract')).toBe(true);
  expect(isLockedOnEdit(stored, 'secondPartyFiscalInfo.name')).toBe(true);
  expect(isLockedOnEdit(stored, 'secondPartyFiscalInfo.criaCode')).toBe(false);
  expect(isLockedOnEdit(stored, 'programmingUnit')).toBe(false);
  expect(isLockedOnEdit({ ...stored, programmingUnit: 'UP1' }, 'programmingUnit')).toBe(true);
  expect(isLockedOnEdit(stored, 'name')).toBe(false);
});

test('a negotiation without a draft brings its parties alone', () => {
  const values = negotiatedValues({
    negotiationId: 'n',
    firstPartyLegalEntityId: entity,
    role: 'BUYER',
    projectId: null,
    terms: undefined,
  });
  expect(values).toMatchObject({ negotiationId: 'n', firstPartyLegalEntityId: entity, roleInEnergyContract: 'BUYER' });
  expect(values.secondPartyFiscalInfo.fiscalNumber).toBe('');
});

test('an edit of a contract in force is an amendment, and so is its correction', () => {
  const waiting = { status: 'pending_validation' } as const;
  const amendment = {
    ...({ version: 2, versionInForce: 1, reason: 'PRICE', effectiveDate: '2027-01-01' } as const),
    file: { id: entity, name: 'aditamento.pdf', size: 9, isTemp: false },
  };
  const open = { ...amendment, status: 'pending_validation' } as const;
  expect(isAmending({ status: 'active' })).toBe(true);
  expect(isAmending({ ...waiting, amendment: open })).toBe(true);
  expect(isAmending(waiting)).toBe(false);
  // What was approved for a later day is amended by another amendment.
  expect(isAmending({ ...waiting, amendment: { ...amendment, status: 'upcoming' } })).toBe(false);
});

test('an amendment says why and from when, and has its document; a registration has none', () => {
  const paths = (values: ContractValues) =>
    Object.keys(checkValues(values, own, true)).filter((path) => path.startsWith('amendment'));
  const blank = newValues(entity);
  expect(paths(blank).sort()).toEqual(['amendment.effectiveDate', 'amendment.fileId', 'amendment.reason']);
  const document = { id: entity, name: 'aditamento.pdf', size: 9, group: 'amendment' };
  const amendment = { reason: 'OTHER' as const, details: '', effectiveDate: '2027-01-01', documents: [document] };
  expect(paths({ ...blank, amendment })).toEqual(['amendment.details']);
  const said = { ...blank, amendment: { ...amendment, details: 'Acordo das partes.' } };
  expect(paths(said)).toEqual([]);
  expect(amendingPayloadOf(said).amendment).toEqual({
    ...{ reason: 'OTHER', details: 'Acordo das partes.', effectiveDate: '2027-01-01', fileId: entity },
  });
  expect(payloadOf(said)).not.toHaveProperty('amendment');
});
