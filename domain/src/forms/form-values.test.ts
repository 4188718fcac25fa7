import { expect, test } from 'vitest';
import { energyContractPayload } from '../energy-contracts/energy-contract.ts';
import { offerPayload } from '../offers/offer.ts';
import { projectPayload } from '../projects/project.ts';
import { formOf } from './form-values.ts';

const contract = formOf(energyContractPayload, 'energy_contract');

test('an empty form has every field: texts and lists empty, flags as their kinds say, the rest null', () => {
  const { empty } = formOf(projectPayload, 'project');
  expect(empty).toMatchObject({
    sellerLegalEntityId: null,
    designation: '',
    location: { parish: '', country: null },
    technologies: [],
    financialConditions: { contractStructure: [], price: null, indexingType: '', hasWarranties: false },
    startDate: null,
    additionalInformation: '',
    isNegotiable: true,
    isPublishedInMarketplace: true,
  });
  expect(contract.empty.commercialTerms).toMatchObject({ receiptDate: null, defaultConditions: [] });
});

test('a record fills what it names; what the schema does not name stays outside', () => {
  const values = contract.valuesOf({
    id: '1',
    name: 'PPA',
    technologies: [{ type: 'SOLAR_POWER', outputPower: 4 }],
    extraClauses: [{ name: 'Foro', description: 'Lisboa' }],
  });
  expect(values).not.toHaveProperty('id');
  expect(values.technologies).toEqual([
    { type: 'SOLAR_POWER', outputPower: 4, installedCapacity: null, annualForecastCapacity: null, lifetime: null },
  ]);
  // The type of a clause is a text, the type of a technology a choice.
  expect(values.extraClauses).toEqual([{ name: 'Foro', description: 'Lisboa', type: '' }]);
});

test('optional lists and groups in which nothing is given are not sent; begun ones are', () => {
  expect(contract.payloadOf(contract.empty)).not.toHaveProperty('commercialTerms');
  expect(contract.payloadOf(contract.empty)).not.toHaveProperty('extraClauses');
  const begun = { ...contract.empty, commercialTerms: { ...contract.empty.commercialTerms, latePaymentPenalty: 0 } };
  expect(contract.payloadOf(begun).commercialTerms).toEqual({
    latePaymentPenalty: 0,
    defaultConditions: [],
    terminationConditions: [],
  });
});

test('a record read into a form and sent again is the same record', () => {
  const offer = formOf(offerPayload, 'offer');
  const payload = offerPayload.parse({
    buyerLegalEntityId: '019fa863-f940-7500-aee5-126659368b72',
    name: 'PPA solar',
    technologies: ['SOLAR_POWER'],
    startDate: 'IMMEDIATELY',
    isNegotiable: false,
  });
  expect(offer.payloadOf(offer.valuesOf(payload))).toEqual(payload);
  expect(offer.payloadOf(offer.empty)).not.toHaveProperty('technologies');
});
