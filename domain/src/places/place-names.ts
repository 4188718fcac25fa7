// Which countries' municipalities are known, and when two spellings of a name are the same place. Pages read it too, so it
// has no schema.
import type { Country } from '../terms/enumerations.ts';
import { plainText } from '../words/plain-text.ts';

/** The countries whose municipalities are known; elsewhere a place on the map is the country. */
export const mappedCountries = ['portugal', 'spain'] as const satisfies readonly Country[];
export type MappedCountry = (typeof mappedCountries)[number];

export const isMapped = (country: unknown): country is MappedCountry =>
  mappedCountries.some((mapped) => mapped === country);

/** A search answers this many municipalities. */
export const mostMunicipalities = 20;

/** Without case, accents and marks: `place_key` in the database says the same. */
export const placeKey = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The text names the municipality: by its name, by one language's part of it, or with its region. */
export function isNamed({ name, region }: { name: string; region: string }, typed: string): boolean {
  const key = placeKey(typed);
  const names = [name, ...name.split('/')];
  return names.some((one) => key === placeKey(one) || key === placeKey(`${one} ${region}`));
}
