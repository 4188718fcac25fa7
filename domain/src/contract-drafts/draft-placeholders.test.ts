import { expect, test } from 'vitest';
import { draftPlaceholders, fillDraft, unknownPlaceholders } from './draft-placeholders.ts';

test('[ADM-35] placeholders are the fields of the terms and of the two companies', () => {
  expect(draftPlaceholders).toEqual(
    expect.arrayContaining([
      'name',
      'location.parish',
      'technologies',
      'financialConditions.price',
      'commercialTerms.paymentMethod',
      'secondPartyFiscalInfo.name',
      'expectedStartDate',
      'extraClauses',
      'seller.name',
      'buyer.fiscalNumber',
    ]),
  );
  expect(draftPlaceholders).not.toContain('firstPartyLegalEntityId');
  expect(draftPlaceholders).not.toContain('documents');
  expect(draftPlaceholders).not.toContain('location');
});

test('[ADM-35] names that are no field of the terms are found', () => {
  expect(unknownPlaceholders('{{name}} {{ location.parish }} {{colour}} {{location}} {{colour}} {{}}')).toEqual([
    'colour',
    'location',
    '',
  ]);
  expect(unknownPlaceholders('no placeholder { } here')).toEqual([]);
});

test('a text is filled; what the terms do not say shows its sign', () => {
  const values: Record<string, string> = { name: 'PPA $& 1' };
  expect(fillDraft('{{name}}: {{ financialConditions.price }}', (path) => values[path], '—')).toBe('PPA $& 1: —');
});

test('an empty word goes with its comma', () => {
  const words: Record<string, string> = { street: 'Rua Direita', door: '', city: 'Beja' };
  const fill = (text: string) => fillDraft(text, (path) => words[path], '[open]');
  expect(fill('at {{street}}, {{door}}, {{city}} {{door}}(seat)')).toBe('at Rua Direita, Beja(seat)');
  words.door = '7';
  expect(fill('at {{street}}, {{door}}, {{city}}')).toBe('at Rua Direita, 7, Beja');
});

test('a sentence about what the contract does not have is left out, and a line that has no other', () => {
  const words: Record<string, string | null> = { price: '34,00', index: null };
  const fill = (text: string) => fillDraft(text, (path) => words[path], '[open]');
  expect(fill('Price: {{price}}. Index: {{index}}. Share: {{share}} %.')).toBe('Price: 34,00. Share: [open] %.');
  expect(fill('One.\n\nIndex: {{index}}\n\nTwo.')).toBe('One.\n\n\nTwo.');
});
