// Opening a negotiation, its messages, and the terms of a contract template.
import { expect, test } from 'vitest';
import { termsPayload } from '../samples/sample-payloads.ts';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { newMessage, newNegotiation, templatePayload } from './negotiation.ts';
import { contractTemplateApi, negotiationApi } from './negotiation-api.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const { hasWarranties: _warranties, ...conditions } = termsPayload().financialConditions;
const terms = {
  ...termsPayload({ name: 'PPA Várzea' }),
  technologies: ['SOLAR_POWER'],
  financialConditions: { ...conditions, pricingType: 'fixed' },
};

test('a message has 1 to 2000 characters and at most five files', () => {
  const message = (text: unknown, files?: unknown) => problemsOf(newMessage, { text, files });
  expect(message(letters(2000), [id, id, id, id, id])).toEqual([]);
  expect(message('🌞'.repeat(2000))).toEqual([]);
  expect(message(letters(2001))).toEqual(['text: error_max_length 2000']);
  for (const text of [undefined, '', ' \n ']) expect(message(text)).toEqual(['text: error_required.text']);
  expect(
    message(
      'a',
      Array.from({ length: 6 }, () => id),
    ),
  ).toEqual(['files: error_max_items 5']);
  expect(message('a', ['x'])).toEqual(['files.0: error_invalid.files']);
});

test('[NEG-16] the item is named by the id of its kind', () => {
  const open = (body: object) => problemsOf(newNegotiation, { legalEntityId: id, ...body });
  expect(open({ entityType: 'PROJECT', projectId: id })).toEqual([]);
  expect(open({ entityType: 'OFFER', offerId: id, message: 'Bom dia' })).toEqual([]);
  expect(open({ entityType: 'PROJECT', offerId: id })).toEqual(['projectId: error_required.project_id']);
  expect(open({ entityType: 'OFFER' })).toEqual(['offerId: error_required.offer_id']);
  expect(open({ entityType: 'CONTRACT' })).toEqual(['entityType: error_invalid.entity_type']);
});

test('[NEG-44] terms are a contract without its parties; parties that are sent along are dropped', () => {
  const stored = accepted(templatePayload, terms);
  const sent = { ...terms, roleInEnergyContract: 'BUYER', secondPartyFiscalInfo: { name: 'x', fiscalNumber: 'bad' } };
  expect(accepted(templatePayload, sent)).toEqual(stored);
  expect(stored).not.toHaveProperty('roleInEnergyContract');
  expect(problemsOf(templatePayload, { ...terms, firstPartyLegalEntityId: id })).toEqual([
    'firstPartyLegalEntityId: error_unknown_field',
  ]);
});

test('[NEG-44] terms are checked like a contract', () => {
  expect(problemsOf(templatePayload, { ...terms, name: 'x', expectedEndDate: '2027-06-30' })).toEqual([
    'name: error_min_length 2',
    'expectedEndDate: register_contract.error_end_date_before_start_date',
  ]);
});

const pathsOf = (calls: Record<string, { method: string; path: string }>) =>
  Object.values(calls).map(({ method, path }) => `${method} ${path.replace('/api/negotiations', '')}`);

test('[NEG-39] [NEG-43] the calls are those of the contract; none closes a negotiation', () => {
  expect(pathsOf(negotiationApi)).toEqual([
    'GET ',
    'POST ',
    'GET /:id',
    'GET /:id/messages',
    'POST /:id/messages',
    'PATCH /:id/read',
    'PATCH /:id/mute',
    'PATCH /:id/cancelled',
  ]);
  const templates = '/:id/contract-templates';
  expect(pathsOf(contractTemplateApi)).toEqual([
    `GET ${templates}`,
    `POST ${templates}`,
    `GET ${templates}/latest`,
    `GET ${templates}/changes`,
    `GET ${templates}/comments`,
    `GET ${templates}/:templateId`,
    `PUT ${templates}/:templateId`,
    `POST ${templates}/:templateId/accept`,
    `GET ${templates}/:templateId/download`,
  ]);
});

test('a comment names a term that contracts have, of a version', () => {
  const about = (termRef: unknown) => problemsOf(newMessage, { text: 'x', termRef });
  expect(about({ templateId: id, field: 'commercialTerms.priceEscalation' })).toEqual([]);
  expect(about({ templateId: id, field: 'price' })).toEqual(['termRef.field: error_invalid.field']);
  expect(about({ field: 'name' })).toEqual(['termRef.templateId: error_required.template_id']);
  expect(about({ templateId: id })).toEqual(['termRef.field: error_required.field']);
});
