// The calls about places: municipalities by name or code, and how many items of a list are in each place.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { mostChosen } from '../filters/filter-limits.ts';
import { searchText } from '../filters/filters.ts';
import { countries } from '../terms/enumerations.ts';
import { municipality, municipalityCode } from './municipality.ts';
import { mappedCountries, mostMunicipalities } from './place-names.ts';

export const placesApi = {
  municipalities: apiCall({
    method: 'GET',
    path: '/api/municipalities',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: `Municipalities by code, or up to ${mostMunicipalities} by the beginning of a word of their name or region`,
    query: z.object({
      country: z.enum(mappedCountries).optional(),
      searchQuery: searchText.optional(),
      codes: z.array(municipalityCode).max(mostChosen).optional(),
    }),
    answer: z.array(municipality),
  }),
};

const counted = {
  count: z.int(),
  /** In MW, of all items in the place that name one. */
  capacity: z.number(),
  /** The item, where the place has only one. */
  item: z.object({ id: z.string(), name: z.string() }).optional(),
};

const countedPlace = municipality.extend(counted);
export type CountedPlace = z.infer<typeof countedPlace>;
const countedCountry = z.object({ country: z.enum(countries), ...counted });
export type CountedCountry = z.infer<typeof countedCountry>;

/** Where the items of a list are. Each item counts once: in its municipality, its country, or without a place. */
export const placesOfList = z
  .object({
    /** Exact up to the cap of a list's total; above it the newest items are counted. */
    total: z.int(),
    totalIsCapped: z.literal(true).optional(),
    places: z.array(countedPlace),
    /** Items of which only the country is known. */
    countries: z.array(countedCountry),
    /** Their municipality is none of the known ones, or they have neither municipality nor country. */
    withoutPlace: z.int(),
  })
  .meta({ id: 'PlacesOfList' });
export type PlacesOfList = z.infer<typeof placesOfList>;
