// A municipality of the countries whose list the product has. A record keeps its municipality as free text; the code
// beside it names the one that is meant.
import { z } from 'zod';
import { municipalityPattern } from '../terms/municipality-code.ts';
import { mappedCountries } from './place-names.ts';

export const municipalityCode = z.string().regex(municipalityPattern);

export const municipality = z
  .object({
    code: municipalityCode,
    country: z.enum(mappedCountries),
    /** Of two with one name in a country each has its region with it: `Lagoa (Faro)`. */
    name: z.string(),
    /** District or autonomous region in Portugal, province in Spain. */
    region: z.string(),
    /** In degrees, of the centre of its largest part. */
    longitude: z.number(),
    latitude: z.number(),
  })
  .meta({ id: 'Municipality' });
export type Municipality = z.infer<typeof municipality>;
