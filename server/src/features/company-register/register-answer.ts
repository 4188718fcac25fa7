// What an outside register of companies answers, read as its own fields or as those of VIES. Whatever is in it is
// somebody else's text: it only ever suggests what a person then confirms.
import { vatPrefix } from '@wattpact/domain/terms/countries';
import type { Country } from '@wattpact/domain/terms/enumerations';
import { z } from 'zod';

export interface RegisteredCompany {
  name: string;
  /** Empty where the register does not tell. */
  streetAddress: string;
  postalCode: string;
  city: string;
}

const text = z.string().nullish();

/** VIES has `isValid`, `userError` and the address as lines of one text; others name the parts. */
const registerAnswer = z.object({
  isValid: z.boolean().nullish(),
  userError: text,
  name: text,
  streetAddress: text,
  postalCode: text,
  city: text,
  address: text,
});

/**
 * @returns undefined where the register does not know the number, or does not tell the company's name
 * @throws where it could not look the number up, or answers something else
 */
export function companyOf(answer: unknown, country: Country): RegisteredCompany | undefined {
  const { isValid, userError, ...told } = registerAnswer.parse(answer);
  // VIES answers 200 also where a country's register does not.
  if (userError && !['VALID', 'INVALID'].includes(userError)) throw new Error('The register could not look it up');
  const name = line(told.name, 100);
  if (isValid === false || name === '') return undefined;
  const lines = partsOf(told.address ?? '', country);
  return {
    name,
    streetAddress: line(told.streetAddress, 200) || lines.streetAddress,
    postalCode: line(told.postalCode, 20) || lines.postalCode,
    city: line(told.city, 100) || lines.city,
  };
}

/** One line without control characters; what a field would refuse for its length is left to the person. */
function line(value: string | null | undefined, most: number): string {
  const plain = (value ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length < 2 || plain.length > most || /^-+$/.test(plain) ? '' : plain;
}

const postalCodes: Partial<Record<Country, RegExp>> = {
  portugal: /^(\d{4}-\d{3}) (.+)$/,
  spain: /^(\d{5}) (.+)$/,
};
/** A country's letters may stand before the code: `D-10115 Berlin`, `LV-1010 Rīga`. */
const anyPostalCode = (country: Country) => new RegExp(`^((?:${vatPrefix(country)}-)?\\d{4,6}) (\\D.*)$`, 'u');

/** The last line that begins with a postal code is the town's; what stands before it is the street's. */
function partsOf(address: string, country: Country): Omit<RegisteredCompany, 'name'> {
  const lines = address
    .split(/[\r\n]+/)
    .map((one) => line(one, 200))
    .filter((one) => one !== '');
  const pattern = postalCodes[country] ?? anyPostalCode(country);
  const place = lines.findLastIndex((one) => pattern.test(one));
  const [, postalCode = '', city = ''] = pattern.exec(lines[place] ?? '') ?? [];
  const street = place < 0 ? lines : lines.slice(0, place);
  return { streetAddress: line(street.join(', '), 200), postalCode, city: line(city, 100) };
}
