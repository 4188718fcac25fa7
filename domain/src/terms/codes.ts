// Codes that energy companies carry: permanent certificate, ACER, CRIA, postal codes.
import { z } from 'zod';
import type { Country } from './enumerations.ts';

/** Access code of a Portuguese company's register entry; 12 bare digits get their hyphens. */
export const permanentCertificate = z
  .string('error_invalid.permanent_certificate_invalid')
  .trim()
  .overwrite((code) => code.replace(/^(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3'))
  .regex(/^\d{4}-\d{4}-\d{4}$/, 'error_invalid.permanent_certificate_invalid');

const acer = z
  .string('error_invalid.acer_code_invalid')
  .trim()
  .overwrite((code) => code.toUpperCase())
  .regex(/^[A-Z0-9]{9}\.[A-Z]{2}$/, 'error_invalid.acer_code_invalid');

/** ACER's official code for a counterparty that is not registered (TRUM, Table 2 field 3). */
export const unregisteredAcerCode = 'ACERNONMP.EU';
export const counterpartyAcerCode = acer;
/** No company may register under the code for unregistered participants. */
export const ownAcerCode = acer.refine((code) => code !== unregisteredAcerCode, 'error_invalid.acer_code_invalid');

/** Code of an individual registration as market agent (ERSE Diretiva 16/2019); capitals only. */
export const criaCode = z
  .string('error_invalid.cria_code_invalid')
  .trim()
  .regex(/^[A-Z]{3}\d{4}[A-Z]{2}$/, 'error_invalid.cria_code_invalid');

/** As its country writes it: `1050185` and `1050 185` become `1050-185` in Portugal. */
export function normalisePostalCode(country: Country | undefined | null, code: string): string {
  const plain = code.trim();
  return country === 'portugal' ? plain.replace(/^(\d{4})\s?-?\s?(\d{3})$/, '$1-$2') : plain;
}

/** The error key of a postal code in a country, or undefined when it fits. */
export function postalCodeFault(country: Country | undefined, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (country === 'portugal' && !/^\d{4}-\d{3}$/.test(code)) return 'error_invalid.postal_code_invalid_portugal';
  if (country === 'spain' && !/^\d{5}$/.test(code)) return 'error_invalid.postal_code_invalid_spain';
  return undefined;
}
