// What may be said of the delivery: each bound, in every payload that has it.
import { expect, test } from 'vitest';
import { energyContractPayload } from '../energy-contracts/energy-contract.ts';
import { templatePayload } from '../negotiations/negotiation.ts';
import { offerPayload } from '../offers/offer.ts';
import { projectPayload } from '../projects/project.ts';
import {
  contractPayload as sampleContract,
  offerPayload as sampleOffer,
  projectPayload as sampleProject,
  termsPayload,
} from '../samples/sample-payloads.ts';
import { seriesApi } from '../series/series-api.ts';
import { accepted, problemsOf } from '../testing/problems-of.ts';
import { deliveryTerms } from './energy-terms.ts';

const id = '01980000-0000-7000-8000-000000000000';
const payloads = [
  { of: 'a project', schema: projectPayload, sample: sampleProject(id, id) },
  { of: 'an offer', schema: offerPayload, sample: sampleOffer(id) },
  { of: 'a contract', schema: energyContractPayload, sample: sampleContract(id) },
  { of: 'a version', schema: templatePayload, sample: termsPayload() },
];

const names = {
  annual_volume: 'annualVolume',
  automatic_renewal: 'automaticRenewal',
  delivery_type: 'deliveryType',
  guarantees_of_origin: 'guaranteesOfOrigin',
};
const invalid = (name: keyof typeof names) => `${names[name]}: error_invalid.${name}`;

test.each(payloads)(
  '[ALL-01] of all that is new $of takes these four; anything else is unknown to it',
  ({ schema, sample }) => {
    const bare = Object.fromEntries(Object.entries(sample).filter(([field]) => !Object.values(names).includes(field)));
    expect(accepted(schema, { ...bare, annualVolume: 92_000 })).toMatchObject({ annualVolume: 92_000 });
    expect(Object.keys(deliveryTerms).toSorted()).toEqual(Object.values(names));
    for (const field of [
      'deliveryProfile',
      'seriesId',
      'deliveryTerms',
      'goTerms',
      'matches',
      'simulation',
      'benchmark',
    ])
      expect(problemsOf(schema, { ...sample, [field]: {} })).toEqual([`${field}: error_unknown_field`]);
    const calls = [seriesApi.getProfile, seriesApi.setProfile, seriesApi.production].map(({ path }) => path);
    expect(calls).toEqual(
      ['delivery-profile', 'delivery-profile', 'production'].map((part) => `/api/projects/:id/${part}`),
    );
  },
);

test.each(payloads)('the delivery terms of $of are optional, and have their bounds', ({ schema, sample }) => {
  const problems = (changes: object) => problemsOf(schema, { ...sample, ...changes });
  const said = {
    annualVolume: 92_000,
    automaticRenewal: false,
    deliveryType: 'FINANCIAL',
    guaranteesOfOrigin: 'SEPARATE_PRICE',
  };
  expect(accepted(schema, { ...sample, ...said })).toMatchObject(said);
  const nothing = { annualVolume: null, automaticRenewal: null, deliveryType: null, guaranteesOfOrigin: null };
  for (const none of [{}, nothing])
    for (const name of Object.keys(said)) expect(accepted(schema, { ...sample, ...none })).not.toHaveProperty(name);
  for (const annualVolume of [1, 10_000_000]) expect(problems({ annualVolume })).toEqual([]);
  expect(problems({ annualVolume: 0 })).toEqual(['annualVolume: error_min_value 1']);
  expect(problems({ annualVolume: 10_000_001 })).toEqual(['annualVolume: error_max_value 10000000']);
  for (const annualVolume of [1.5, '92000']) expect(problems({ annualVolume })).toEqual([invalid('annual_volume')]);
  expect(problems({ automaticRenewal: 'yes', deliveryType: 'physical', guaranteesOfOrigin: 'YES' })).toEqual(
    expect.arrayContaining([invalid('automatic_renewal'), invalid('delivery_type'), invalid('guarantees_of_origin')]),
  );
});
