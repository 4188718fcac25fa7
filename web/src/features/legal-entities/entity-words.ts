// The text of an entity's data: number, address, and statuses in the feminine of "entidade".
import type { LegalEntityRow } from '@wattpact/domain/legal-entities/legal-entity-api';
import { streetLine } from '@wattpact/domain/legal-entities/street-line';
import type { TFunction } from 'i18next';

/** Portuguese numbers in groups of three; others unchanged. */
export const fiscalNumberText = (number: string): string =>
  /^\d{9}$/.test(number) ? number.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : number;

/** Portuguese and Spanish numbers in groups of three; others unchanged. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+351|\+34)(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3\u00a0$4');

type Address = Pick<LegalEntityRow, 'streetAddress' | 'houseNumber' | 'postalCode' | 'city' | 'country'>;

/** `Rua de Mértola, 48, 7800-475 Beja, Portugal` */
export const addressLine = ({ postalCode, city, country, ...street }: Address, t: TFunction): string =>
  `${streetLine(street)}, ${postalCode} ${city}, ${t(`common:country.${country}`)}`;
