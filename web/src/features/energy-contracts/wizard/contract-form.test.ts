import { expect, test } from 'vitest';
import { checkValues, isLockedOnEdit, negotiatedValues, newValues, payloadOf } from './contract-form.ts';

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
