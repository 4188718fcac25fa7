// The data of each country: ISO code and VAT prefix, and the main market.
import type { Country } from './enumerations.ts';

/** ISO 3166-1 alpha-2 of each member state. */
export const isoCodes: Record<Country, string> = {
  austria: 'AT',
  belgium: 'BE',
  bulgaria: 'BG',
  croatia: 'HR',
  cyprus: 'CY',
  'czech-republic': 'CZ',
  denmark: 'DK',
  estonia: 'EE',
  finland: 'FI',
  france: 'FR',
  germany: 'DE',
  greece: 'GR',
  hungary: 'HU',
  ireland: 'IE',
  italy: 'IT',
  latvia: 'LV',
  lithuania: 'LT',
  luxembourg: 'LU',
  malta: 'MT',
  netherlands: 'NL',
  poland: 'PL',
  portugal: 'PT',
  romania: 'RO',
  slovakia: 'SK',
  slovenia: 'SI',
  spain: 'ES',
  sweden: 'SE',
};

/** The prefix of a country's VAT numbers: the ISO code, except Greece (EL). */
export const vatPrefix = (country: Country): string => (country === 'greece' ? 'EL' : isoCodes[country]);

export const mainCountries: readonly Country[] = ['portugal', 'spain'];
