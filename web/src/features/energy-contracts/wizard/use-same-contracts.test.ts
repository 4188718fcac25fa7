// When the register is asked whether it has a contract.
import type { TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { negotiatedValues } from './contract-form.ts';
import { questionOf } from './use-same-contracts.ts';

const entity = '0190f1c2-0000-7000-8000-000000000001';
const { firstPartyLegalEntityId: _, ...terms } = contractPayload(entity);
const values = negotiatedValues({
  negotiationId: entity,
  firstPartyLegalEntityId: entity,
  role: 'SELLER',
  projectId: null,
  terms: terms as unknown as TemplateRecord['terms'],
});

test('it is asked with what is compared alone, once all of it is known', () => {
  expect(questionOf(values)).toEqual({
    firstPartyLegalEntityId: entity,
    roleInEnergyContract: 'SELLER',
    contractSignatureDate: terms.contractSignatureDate,
    expectedStartDate: terms.expectedStartDate,
    expectedEndDate: terms.expectedEndDate,
    location: terms.location,
    technologies: terms.technologies,
    secondPartyFiscalInfo: { country: 'portugal', fiscalNumber: terms.secondPartyFiscalInfo.fiscalNumber },
    financialConditions: { totalPurchasedCapacity: 20, contractStructure: 'PAY_AS_PRODUCED' },
  });
  expect(questionOf(values, entity)).toHaveProperty('energyContractId', entity);
});

test('nothing is asked while something is missing', () => {
  expect(questionOf({ ...values, contractSignatureDate: null })).toBeUndefined();
  expect(questionOf({ ...values, technologies: [] })).toBeUndefined();
  const second = { ...values.secondPartyFiscalInfo, fiscalNumber: '' };
  expect(questionOf({ ...values, secondPartyFiscalInfo: second })).toBeUndefined();
});
