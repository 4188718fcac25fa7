// ACER, CRIA, permanent certificate, postal codes: the vectors of the registers and of the specification.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  counterpartyAcerCode,
  criaCode,
  normalisePostalCode,
  ownAcerCode,
  permanentCertificate,
  postalCodeFault,
} from './codes.ts';

const key = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('[VAL-01, VAL-03, ENT-27] ACER codes', () => {
  test.each([
    ['123456789.AB', '123456789.AB'],
    ['A0005182A.CY', 'A0005182A.CY'],
    [' a9990001x.pt ', 'A9990001X.PT'],
  ])('%j is stored as %s', (typed, stored) => expect(ownAcerCode.parse(typed)).toBe(stored));
  test.each(['12345678.AB', '123456789AB', '123456789.A1', '123456789.ABC', '1234567890.AB', 'ÁBCDEFGHI.PT', '', 5])(
    '[ERR-64, ERR-65] %j is refused',
    (typed) => {
      expect(key(ownAcerCode, typed)).toBe('error_invalid.acer_code_invalid');
      expect(key(counterpartyAcerCode, typed)).toBe('error_invalid.acer_code_invalid');
    },
  );
  test('the code of the unregistered is nobody’s own, and right for a counterparty', () => {
    expect(counterpartyAcerCode.parse('acernonmp.eu')).toBe('ACERNONMP.EU');
    expect(key(ownAcerCode, 'ACERNONMP.EU')).toBe('error_invalid.acer_code_invalid');
  });
});

describe('[VAL-02, VAL-03, ENT-28] CRIA codes are in capitals', () => {
  test('ABC1234DE is valid', () => expect(criaCode.parse(' ABC1234DE ')).toBe('ABC1234DE'));
  test.each(['abc1234de', 'AB1234DE', 'ABC123DE', 'ABC1234D', 'ABC1234DEF', 'ABC12E4DE', '', 7])(
    '[ERR-64, ERR-65] %j is refused',
    (typed) => expect(key(criaCode, typed)).toBe('error_invalid.cria_code_invalid'),
  );
});

describe('[ENT-25, ENT-26] permanent certificates', () => {
  test.each(['1234-5678-9012', ' 1234-5678-9012 ', '123456789012'])('%j is stored with hyphens', (typed) => {
    expect(permanentCertificate.parse(typed)).toBe('1234-5678-9012');
  });
  test.each(['1234-5678-901', '1234-5678-90123', '12345678901', 'ABCD-5678-9012', '1234 5678 9012', '', 123456789012])(
    '%j is refused',
    (typed) => expect(key(permanentCertificate, typed)).toBe('error_invalid.permanent_certificate_invalid'),
  );
});

describe('postal codes', () => {
  test.each(['1000-001', '4000-322', '7800-142', '9000-001', '9500-001', '0000-000'])(
    '[ENT-22] %s in Portugal',
    (code) => expect(postalCodeFault('portugal', code)).toBeUndefined(),
  );
  test.each(['1000001', '100-0001', '1000-01', '1000-0001', '28001', 'abcd-efg', '1000-001\n'])(
    '[ENT-22] %j is none in Portugal',
    (code) => expect(postalCodeFault('portugal', code)).toBe('error_invalid.postal_code_invalid_portugal'),
  );
  test.each(['28001', '08001', '52001', '00123', '53001'])('[ENT-23] %s in Spain', (code) =>
    expect(postalCodeFault('spain', code)).toBeUndefined(),
  );
  test.each(['2800', '280011', '1000-001', '2800A'])('[ENT-23] %s is none in Spain', (code) =>
    expect(postalCodeFault('spain', code)).toBe('error_invalid.postal_code_invalid_spain'),
  );
  test('[ENT-22] seven digits and a blank are written with the hyphen in Portugal only', () => {
    for (const typed of ['1050185', '1050 185', '1050-185', ' 1050 - 185 '])
      expect(normalisePostalCode('portugal', typed)).toBe('1050-185');
    expect(normalisePostalCode('portugal', '105018')).toBe('105018');
    expect(normalisePostalCode('spain', '28001')).toBe('28001');
  });
  test.each(['75008', 'D02 X285', '1'])('[ENT-24] elsewhere any form: %s', (code) =>
    expect(postalCodeFault('france', code)).toBeUndefined(),
  );
});
