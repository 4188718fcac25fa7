import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { describe, expect, test } from 'vitest';
import {
  checkValues,
  type LegalEntityValues,
  newValues,
  payloadOf,
  stepsWithErrors,
  valuesOf,
} from './legal-entity-form.ts';

const creator = { firstName: 'Duarte', lastName: 'Falcato', email: 'duarte@planicie.example', phone: null };

const filled = (): LegalEntityValues => ({
  ...newValues(creator),
  name: ' Planície Comercial, Lda. ',
  fiscalNumber: '501 964 843',
  streetAddress: 'Rua de Mértola',
  city: 'Beja',
  postalCode: '7800-475',
  contact: { firstName: 'Inês', lastName: 'Tavares', email: 'ines@planicie.example', phone: '+351912000148' },
  files: [{ id: '019a2b3c-0000-7000-8000-000000000001', name: 'certidão.pdf', size: 9, group: 'other' }],
  declaration: true,
});

describe('creating', () => {
  test('[ENT-07, ENT-37] the first representative is the creator, with manage and administrator', () => {
    expect(newValues(creator).representatives).toEqual([
      { ...creator, phone: '', role: 'manage', authorizationLevel: 'administrator' },
    ]);
  });

  test('what is empty is absent in the payload, what is filled passes the check', () => {
    const payload = payloadOf(filled(), creator.email);
    expect(payload).not.toHaveProperty('acerCode');
    expect(payload.representatives[0]).not.toHaveProperty('phone');
    expect(payload.files).toEqual([{ fileId: '019a2b3c-0000-7000-8000-000000000001', category: 'other' }]);
    expect(checkValues(filled(), creator.email)).toEqual({});
  });

  test('the fields that are missing are named by their paths', () => {
    expect(Object.keys(checkValues({ ...newValues(creator), country: null }, creator.email))).toEqual(
      expect.arrayContaining(['name', 'country', 'fiscalNumber', 'contact.phone', 'files']),
    );
  });

  test('[ERR-53] what the server refuses names its steps, in their order', () => {
    const refused = { 'representatives.1.email': 'x', fiscalNumber: 'x', 'contact.phone': '', declaration: 'x' };
    expect(stepsWithErrors(refused)).toEqual(['details', 'representatives', 'confirmation']);
    expect(stepsWithErrors({})).toEqual([]);
  });

  test('[ENT-45] a repeated address is a fault of its second occurrence', () => {
    const values = filled();
    const [own] = values.representatives;
    const errors = checkValues(
      {
        ...values,
        representatives: [...values.representatives, { ...own, email: 'DUARTE@planicie.example' } as never],
      },
      creator.email,
    );
    expect(Object.keys(errors)).toEqual(['representatives.1.email']);
  });

  test('the creator keeps manage, whatever stands in his row', () => {
    const values = filled();
    const representatives = values.representatives.map((one) => ({ ...one, role: 'view' as const }));
    expect(payloadOf({ ...values, representatives }, creator.email).representatives[0]?.role).toBe('manage');
  });
});

describe('editing', () => {
  const employee = (name: string, isOwner = false): Employee => ({
    id: name,
    firstName: name,
    lastName: 'Mota',
    email: `${name}@planicie.example`,
    phoneNumber: null,
    role: isOwner ? 'manage' : 'view',
    authorizationLevel: 'attorney',
    lastLogin: null,
    createdAt: '2026-11-12T10:00:00.000Z',
    status: 'active',
    userId: null,
    isOwner,
  });
  const entity = (employees: Employee[]) => {
    const { representatives: _, declaration: __, files: ___, ...content } = payloadOf(filled(), creator.email);
    return { ...content, employees, files: [] } as unknown as LegalEntityRecord;
  };

  test('starts with what is stored, and asks for the declaration again', () => {
    const values = valuesOf(entity([employee('dono', true)]));
    expect(values).toMatchObject({ city: 'Beja', acerCode: '', houseNumber: '', declaration: false });
    expect(values.representatives.map(({ email }) => email)).toEqual(['dono@planicie.example']);
  });

  test('[ENT-36] with four representatives beside him the owner, who stays anyway, makes room', () => {
    const people = ['a', 'b', 'c', 'd'].map((name) => employee(name));
    const { representatives } = valuesOf(entity([employee('dono', true), ...people]));
    expect(representatives.map(({ firstName }) => firstName)).toEqual(['a', 'b', 'c', 'd']);
  });
});
