// The payload of a legal entity: every bound and one past it, all failing fields at once, what is normalised.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorizationLevels, entityRoles } from '../access/roles.ts';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { entityFileCategories, legalEntityPayload } from './legal-entity.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const rita = {
  firstName: 'Rita',
  lastName: 'Alves',
  email: 'rita@serra.example',
  authorizationLevel: 'attorney',
  role: 'contracting',
};
const person = (email: string) => ({ ...rita, email });
const entity = {
  name: 'Ventos da Serra, S.A.',
  country: 'portugal',
  fiscalNumber: '590101374',
  streetAddress: 'Rua do Moinho 4',
  city: 'Castro Daire',
  postalCode: '3600-123',
  contact: { firstName: 'Ana', lastName: 'Moura', email: 'ana@serra.example', phone: '+351912345678' },
  representatives: [rita],
  files: [{ fileId: id, category: 'other' }],
  declaration: true,
};
const problems = (changes: object) => problemsOf(legalEntityPayload, { ...entity, ...changes });

test('a valid entity is accepted; flags that are left out are off', () => {
  expect(problems({})).toEqual([]);
  expect(accepted(legalEntityPayload, entity).isMarketAgent).toBe(false);
});

test('[ERR-23] all that is missing is told at once', () => {
  expect(problemsOf(legalEntityPayload, { contact: {}, representatives: [{}], files: [{}] })).toEqual([
    'name: error_required.name',
    'country: error_required.country',
    'fiscalNumber: error_required.fiscal_number',
    'streetAddress: error_required.street_address',
    'city: error_required.city',
    'postalCode: error_required.postal_code',
    'contact.firstName: error_first_name',
    'contact.lastName: error_last_name',
    'contact.email: error_email',
    'contact.phone: error_phone_number',
    'representatives.0.firstName: error_first_name',
    'representatives.0.lastName: error_last_name',
    'representatives.0.email: error_email',
    'representatives.0.authorizationLevel: error_authorization_level',
    'representatives.0.role: invalid_role',
    'files.0.fileId: error_required.file_id',
    'files.0.category: error_invalid.category',
    'declaration: error_required.declaration',
  ]);
});

test('[ERR-23] the rules over several fields are told beside the faults of single fields', () => {
  const three = { fiscalNumber: '590101375', postalCode: '3600', name: '' };
  const representatives = Array.from({ length: 4 }, () => ({ ...rita, phone: '12' }));
  expect(problems({ ...three, representatives, declaration: false })).toEqual([
    'name: error_required.name',
    'representatives.0.phone: error_phone_number',
    'representatives.1.phone: error_phone_number',
    'representatives.2.phone: error_phone_number',
    'representatives.3.phone: error_phone_number',
    'declaration: error_invalid.declaration',
    'fiscalNumber: error_invalid.fiscal_number_invalid',
    'postalCode: error_invalid.postal_code_invalid_portugal',
    'representatives.1.email: error_email_in_use',
    'representatives.2.email: error_email_in_use',
    'representatives.3.email: error_email_in_use',
  ]);
});

describe('bounds', () => {
  test.each([
    ['name', 100],
    ['streetAddress', 200],
    ['houseNumber', 20],
    ['city', 100],
  ])('[ENT-11, ENT-19, ENT-20, ENT-21, VAL-10, VAL-11] %s', (field, max) => {
    expect(problems({ [field]: 'a' })).toEqual([]);
    expect(problems({ [field]: letters(max) })).toEqual([]);
    expect(problems({ [field]: letters(max + 1) })).toEqual([`${field}: error_max_length ${max}`]);
  });
  test('[ENT-20] the house number and the codes may be left out', () => {
    for (const nothing of ['', '  ', null, undefined]) {
      expect(
        problems({ houseNumber: nothing, permanentCertificate: nothing, acerCode: nothing, criaCode: nothing }),
      ).toEqual([]);
    }
  });
  test('[ENT-24] elsewhere a postal code has 2 to 20 characters', () => {
    const france = (postalCode: string) => problems({ country: 'france', fiscalNumber: 'FR12345678901', postalCode });
    expect(france('75')).toEqual([]);
    expect(france(letters(20))).toEqual([]);
    expect(france('7')).toEqual(['postalCode: error_min_length 2']);
    expect(france(letters(21))).toEqual(['postalCode: error_max_length 20']);
  });
  test('[ENT-10, ERR-54] the country is one of the list', () => {
    for (const country of ['brazil', 'Portugal', 'PT', '', 5]) {
      expect(problems({ country })).toEqual(['country: error_invalid.country']);
    }
  });
  test('[ENT-36, ENT-37] one to four representatives', () => {
    const people = ['a', 'b', 'c', 'd', 'e'].map((name) => person(`${name}@serra.example`));
    expect(problems({ representatives: people.slice(0, 4) })).toEqual([]);
    expect(problems({ representatives: [] })).toEqual(['representatives: error_min_items 1']);
    expect(problems({ representatives: people })).toEqual(['representatives: error_max_items 4']);
  });
  test('[ENT-08, ENT-09, ENT-34, ENT-35] every level, role and category of the lists is accepted, none is owed', () => {
    for (const authorizationLevel of ['administrator', 'manager', 'attorney'])
      for (const role of ['view', 'registry', 'contracting', 'manage'])
        expect(problems({ representatives: [{ ...person('rita@serra.example'), authorizationLevel, role }] })).toEqual(
          [],
        );
    const categories = [
      'beneficial_owner_declaration',
      'entity_representation_powers',
      'user_powers',
      'foreign_commercial_register_certificate',
      'other',
    ];
    expect(entityFileCategories.toSorted()).toEqual(categories.toSorted());
    for (const category of categories) expect(problems({ files: [{ fileId: id, category }] })).toEqual([]);
  });
  test('[ENT-38, ENT-39] the names of people have 1 to 100 characters', () => {
    for (const [field, key] of [
      ['firstName', 'error_first_name'],
      ['lastName', 'error_last_name'],
    ] as const) {
      const named = (name: string) =>
        problems({ representatives: [{ ...person('rita@serra.example'), [field]: name }] });
      expect(named(letters(100))).toEqual([]);
      for (const wrong of [letters(101), '  ']) expect(named(wrong)).toEqual([`representatives.0.${field}: ${key}`]);
    }
  });
  test('[ENT-30, ENT-31, ENT-33, ERR-58] one to five documents, of any category', () => {
    const documents = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ fileId: id, category: entityFileCategories[index % 5] }));
    expect(problems({ files: documents(5) })).toEqual([]);
    expect(problems({ files: [] })).toEqual(['files: error_min_documents 1']);
    expect(problems({ files: documents(6) })).toEqual(['files: error_max_items 5']);
    expect(problems({ files: [{ fileId: 'x', category: 'photo' }] })).toEqual([
      'files.0.fileId: error_invalid.file_id',
      'files.0.category: error_invalid.category',
    ]);
  });
});

test('[ENT-14, ENT-12] the fiscal number is stored bare, in capitals, without its country’s prefix', () => {
  const stored = (country: string, fiscalNumber: string, postalCode: string) =>
    accepted(legalEntityPayload, { ...entity, country, fiscalNumber, postalCode }).fiscalNumber;
  expect(stored('portugal', 'PT 590.101-374', '3600-123')).toBe('590101374');
  expect(stored('spain', 'es-b64717838', '28001')).toBe('B64717838');
  expect(stored('germany', 'de 136695976', '10115')).toBe('136695976');
});

test('[ENT-13, ERR-08] a number of another country is not valid', () => {
  expect(problems({ country: 'spain', postalCode: '28001' })).toEqual([
    'fiscalNumber: error_invalid.fiscal_number_invalid',
  ]);
  expect(problems({ fiscalNumber: '999999990' })).toEqual(['fiscalNumber: error_invalid.fiscal_number_invalid']);
});

describe('people', () => {
  test('[ENT-45] two representatives share no address, whatever its case', () => {
    expect(
      problems({ representatives: [person('a@serra.example'), person('b@serra.example'), person(' A@Serra.example')] }),
    ).toEqual(['representatives.2.email: error_email_in_use']);
  });
  test('[ENT-42] the contact needs a phone, a representative does not', () => {
    const { phone: _, ...withoutPhone } = entity.contact;
    expect(problems({ contact: withoutPhone })).toEqual(['contact.phone: error_phone_number']);
    expect(problems({ representatives: [{ ...rita, phone: '12' }] })).toEqual([
      'representatives.0.phone: error_phone_number',
    ]);
  });
  test('[ENT-43, ENT-44, ERR-60] level and role are required, and come from their lists', () => {
    for (const role of entityRoles)
      for (const authorizationLevel of authorizationLevels)
        expect(problems({ representatives: [{ ...rita, authorizationLevel, role }] })).toEqual([]);
    const { authorizationLevel: _, role: __, ...neither } = rita;
    expect(problems({ representatives: [neither] })).toEqual([
      'representatives.0.authorizationLevel: error_authorization_level',
      'representatives.0.role: invalid_role',
    ]);
    expect(problems({ representatives: [{ ...rita, authorizationLevel: 'boss', role: 'owner' }] })).toEqual([
      'representatives.0.authorizationLevel: invalid_authorization_level',
      'representatives.0.role: invalid_role',
    ]);
  });
  test('[PERM-04] roles are read without regard to case and kept in lower case', () => {
    const { representatives } = accepted(legalEntityPayload, {
      ...entity,
      representatives: [{ ...rita, role: 'MANAGE' }],
    });
    expect(representatives[0]?.role).toBe('manage');
  });
});

test.each([[false], ['true'], [null], [undefined]])('[ENT-46] the declaration must be given: %j', (declaration) => {
  expect(problems({ declaration })).toEqual([
    `declaration: ${declaration === null || declaration === undefined ? 'error_required' : 'error_invalid'}.declaration`,
  ]);
});

test('what is accepted once is accepted as it was stored', () => {
  const numbers = fc.constantFrom('PT 590 101 374', '590101374', '590.102-745');
  fc.assert(
    fc.property(numbers, fc.boolean(), (fiscalNumber, isMarketAgent) => {
      const first = accepted(legalEntityPayload, { ...entity, fiscalNumber, isMarketAgent });
      expect(accepted(legalEntityPayload, first)).toEqual(first);
    }),
  );
});
