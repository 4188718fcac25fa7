// Generates a market of any size as lines of COPY: the same rows for the same size, distributed like a real market (few
// big countries, many small places, prices around a middle).
import { projectPayload } from '../../domain/src/samples/sample-payloads.ts';
import {
  contractDurations,
  contractStructures,
  countries,
  offerStarts,
  projectPhases,
} from '../../domain/src/terms/enumerations.ts';

/** Mulberry32: small, fast, and the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;
export const pick = <One>(random: Random, list: readonly [One, ...One[]]): One =>
  list[Math.floor(random() * list.length)] ?? list[0];
/** Chooses the first ones more often than the last. */
const pickFirst = <One>(random: Random, list: readonly [One, ...One[]]): One =>
  list[Math.floor(random() ** 2.5 * list.length)] ?? list[0];

/** The first one and some others in random order, each with the same probability. */
const several = <One>(random: Random, first: One, list: readonly [One, ...One[]], chance: number): One[] => {
  const chosen = new Set([first]);
  while (random() < chance) chosen.add(pick(random, list));
  return [...chosen];
};

const heads = [
  'Vale',
  'Monte',
  'Serra',
  'Ribeira',
  'Quinta',
  'Herdade',
  'Cabeço',
  'Várzea',
  'Fonte',
  'Poço',
  'Cerro',
  'Loma',
  'Peña',
  'Río',
  'Puente',
] as const;
const beginnings = [
  'al',
  'bra',
  'cor',
  'dou',
  'ére',
  'far',
  'gui',
  'lou',
  'mon',
  'nev',
  'pal',
  'que',
  'ros',
  'são',
  'tor',
  'vil',
  'zam',
  'año',
] as const;
const middles = ['a', 'be', 'ci', 'da', 'gue', 'li', 'mo', 'nha', 'ra', 'vei', 'çã', 'lle'] as const;
const ends = ['l', 'nda', 'res', 'ta', 'lo', 'zes', 'ção', 'ño', 'da', 'rinha'] as const;
const kinds = {
  SOLAR_POWER: 'Parque Solar',
  ONSHORE_WIND: 'Parque Eólico',
  HYDRO_POWER: 'Central Hídrica',
  OFFSHORE_WIND: 'Eólica Marítima',
  STORAGE: 'Armazenamento',
  THERMAL_POWER: 'Central Térmica',
} as const;
const technologies = [
  'SOLAR_POWER',
  'ONSHORE_WIND',
  'HYDRO_POWER',
  'STORAGE',
  'OFFSHORE_WIND',
  'THERMAL_POWER',
] as const;

/** Invented places, each once, which free text searches for. */
function placesOf(random: Random, count: number): [string, ...string[]] {
  const places = new Set<string>(['Évora']);
  while (places.size < count) {
    const name = `${pick(random, beginnings)}${pick(random, middles)}${random() < 0.5 ? pick(random, middles) : ''}${pick(random, ends)}`;
    places.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...places] as [string, ...string[]];
}

export interface Owner {
  id: string;
  name: string;
}

export const ids = (random: Random, at: number): string => {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  const time = Math.floor(at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};

const now = Date.parse('2026-11-01T12:00:00Z');
/** The benchmark looks at what was seen of late, so these days move with the calendar, by whole months. */
const seenUntil = Date.parse(`${new Date().toISOString().slice(0, 7)}-01T00:00:00Z`);
const seenMs = 330 * 86_400_000;
const line = (values: readonly (string | number)[]) => `${values.join('\t').replaceAll('\\', '\\\\')}\n`;
const shared =
  'id, owner_id, status, is_published, negotiation_status, content, search_text, created_by, created_at, updated_at, submitted_at, first_visible_at';
/** In the order of a line. The last ones are what triggers set. */
export const columns = {
  project: `${shared}, current_project_status, starts_on`,
  offer: `${shared}, delivery_start`,
} as const;

export interface World {
  owners: readonly [Owner, ...Owner[]];
  userId: string;
}

export const places = placesOf(randomFrom(7), 3000);

const countryOf = (random: Random) => {
  const share = random();
  return share < 0.45 ? 'portugal' : share < 0.85 ? 'spain' : pick(random, countries);
};
const statusOf = (random: Random) => {
  const share = random();
  return share < 0.9 ? 'approved' : share < 0.95 ? 'pending_validation' : 'rejected';
};
const negotiationOf = (random: Random) => {
  const share = random();
  return share < 0.8 ? 'AVAILABLE' : share < 0.95 ? 'ONGOING' : 'CLOSED';
};
const priceOf = (random: Random) => Math.round((25 + (random() + random() + random()) * 20) * 100) / 100;
const capacityOf = (random: Random) => 1 + Math.floor(random() ** 3 * 500);

interface Shared {
  random: Random;
  world: World;
  content: object;
  words: string;
  age: number;
  /** What triggers set. */
  derived: readonly string[];
}

function row({ random, world: { owners, userId }, content, words, age, derived }: Shared): string {
  const owner = pickFirst(random, owners);
  const at = now - age;
  const time = new Date(at).toISOString();
  const text = `${words} ${owner.name}`;
  const published = random() < 0.92 ? 't' : 'f';
  const json = JSON.stringify(content);
  return line([
    ids(random, at),
    owner.id,
    statusOf(random),
    published,
    negotiationOf(random),
    json,
    text,
    userId,
    time,
    time,
    time,
    // Within the year in which the price benchmark counts it.
    new Date(Math.max(at, seenUntil - (age % seenMs))).toISOString(),
    ...derived,
  ]);
}

const { sellerLegalEntityId: _seller, isPublishedInMarketplace: _published, ...project } = projectPayload('', '');
const { price: _price, ...conditions } = project.financialConditions;
const spanMs = 3 * 365 * 86_400_000;

export function projectLine(number: number, of: number, world: World): string {
  const random = randomFrom(1_000_003 + number);
  const first = pickFirst(random, technologies);
  const types = several(random, first, technologies, 0.2);
  const [parish, municipality] = [pick(random, places), pickFirst(random, places)];
  const capacity = capacityOf(random);
  const isVariable = random() < 0.2;
  const start = 2027 + Math.floor(random() * 4);
  const years = 5 + Math.floor(random() * 16);
  const designation = `${kinds[first]} ${pick(random, heads)} de ${parish} ${1 + (number % 9)}`;
  const content = {
    ...project,
    designation,
    location: { parish, municipality, country: countryOf(random) },
    technologies: types.map((type) => ({
      type,
      installedCapacity: capacity,
      annualForecastCapacity: 20,
      lifetime: '25-30',
    })),
    financialConditions: {
      ...conditions,
      contractStructure: several(random, pickFirst(random, contractStructures), contractStructures, 0.35),
      pricingType: isVariable ? 'VARIABLE_PRICING' : 'FIXED_PRICING',
      ...(!isVariable && { price: priceOf(random) }),
      totalPurchasedCapacity: capacity,
      maximumAmountEnergyAllowed: capacity * 3,
      allowFractionalCapacitySales: random() < 0.3,
      hasWarranties: random() < 0.3,
    },
    currentProjectStatus: projectPhases[number % projectPhases.length] ?? '',
    startDate: `${start}-01-01`,
    endDate: `${start + years - 1}-12-31`,
    annualVolume: capacity * 2000,
    documentations: [],
  };
  const derived = [content.currentProjectStatus, content.startDate];
  return row({ random, world, content, words: `${designation} ${municipality}`, age: (number / of) * spanMs, derived });
}

export function offerLine(number: number, of: number, world: World): string {
  const random = randomFrom(2_000_003 + number);
  const type = pickFirst(random, technologies);
  const name = `Compra ${kinds[type]} ${pick(random, places)} ${1 + (number % 9)}`;
  const isVariable = random() < 0.2;
  const content = {
    name,
    country: countryOf(random),
    technologies: [type],
    contractStructure: pickFirst(random, contractStructures),
    pricingType: isVariable ? 'VARIABLE_PRICING' : 'FIXED_PRICING',
    ...(!isVariable && { price: priceOf(random) }),
    totalPurchasedCapacity: capacityOf(random),
    allowMultipleEnergyContracts: false,
    hasWarranties: random() < 0.3,
    contractDuration: pick(random, contractDurations),
    startDate: pick(random, offerStarts),
    isNegotiable: true,
  };
  const derived = [content.startDate];
  return row({ random, world, content, words: name, age: (number / of) * spanMs, derived });
}
