// The measured requests: filters as people set them, words as people type them, distant pages, a file of everything.
import { pick, places, type Random, randomFrom } from './market-generator.ts';
import type { SizeServer } from './size-server.ts';

const rounds = 120;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
/** p50 and p95. */
export function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${at(sorted, 0.5).toFixed(1)} / ${at(sorted, 0.95).toFixed(1)}`;
}

const countries = ['portugal', 'spain', 'portugal', 'spain', 'france', 'germany'] as const;
const technologies = ['SOLAR_POWER', 'ONSHORE_WIND', 'HYDRO_POWER', 'STORAGE'] as const;
const sorts = [
  'sortByPrice',
  'sortByName',
  'sortByTotalPurchasedCapacity',
  'sortByTermLength',
  'sortByCreatedAt',
] as const;
const sortsOfOffers = ['sortByPrice', 'sortByName', 'sortByTotalPurchasedCapacity', 'sortByCreatedAt'] as const;

/** One to three filters, some wide and some narrow; every third with a sort. */
function filters(random: Random, sortFlags: readonly [string, ...string[]]): URLSearchParams {
  const query = new URLSearchParams();
  const price = 30 + Math.floor(random() * 30);
  const capacity = Math.floor(random() * 200);
  const choices: (() => void)[] = [
    () => query.set('countries', pick(random, countries)),
    () => query.set('technologies', pick(random, technologies)),
    () => query.set('maxPrice', String(price + random())),
    () => query.set('minPrice', String(price - 15)),
    () => query.set('minTotalPurchasedCapacity', String(capacity)),
    () => query.set('startTermLength', String(5 + Math.floor(random() * 15))),
    () => query.set('hasWarranties', 'true'),
    () => query.set('negotiationStatus', 'ONGOING'),
    () => query.set('contractStructure', 'PAY_AS_PRODUCED'),
  ];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1)
    choices[Math.floor(random() * choices.length)]?.();
  if (random() < 0.33) {
    query.set(pick(random, sortFlags), 'true');
    query.set('sortOrder', random() < 0.5 ? 'asc' : 'desc');
  }
  return query;
}

async function time(
  server: SizeServer,
  count: number,
  path: (number: number) => string,
  slow?: (line: string) => void,
) {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { ms } = await server.get(path(number));
    if (ms > 60) slow?.(`    ${ms.toFixed(0)} ms ${path(number)}`);
    times.push(ms);
  }
  return times;
}

export const misspelt = (word: string) => `${word.slice(0, 3)}${word.slice(4)}`;

/** Texts as typed: whole words, beginnings, two words, a word with a letter missing. */
function texts(random: Random): string[] {
  return Array.from({ length: rounds }, (_, number) => {
    const place = pick(random, places).toLowerCase();
    return [place, place.slice(0, 4), `solar ${place}`, misspelt(place)][number % 4] ?? place;
  });
}

export async function measureLists(server: SizeServer): Promise<Record<string, string>> {
  const random = randomFrom(42);
  const slow = process.env.SLOW ? console.log : undefined;
  const queries = Array.from({ length: rounds }, () => String(filters(random, sorts)));
  const ofOffers = Array.from({ length: rounds }, () => String(filters(random, sortsOfOffers)));
  const typed = texts(random);
  const projects = (query: string, page = 1) => `/api/search/projects?limit=20&page=${page}&${query}`;
  await time(server, 30, () => projects(''));
  const results: Record<string, string> = {};
  const measure = async (name: string, count: number, path: (number: number) => string) => {
    results[name] = summary(await time(server, count, path, slow));
  };
  const of = (list: readonly string[]) => (number: number) => list[number] ?? '';
  await measure('projects, filtered, with total', rounds, (number) => projects(of(queries)(number)));
  await measure('projects, filtered, total kept', rounds, (number) => projects(of(queries)(number), 2));
  await measure(
    'offers, filtered, with total',
    rounds,
    (number) => `/api/search/offers?limit=20&${of(ofOffers)(number)}`,
  );
  await measure('projects, free text', rounds, (number) =>
    projects(`searchQuery=${encodeURIComponent(of(typed)(number))}`),
  );
  await measure('projects, page 1', 40, () => projects('countries=portugal'));
  await measure('projects, page 500 (row 10,000)', 40, () => projects('countries=portugal', 500));
  await measure('projects, page 5,000 (row 100,000)', 10, () => projects('countries=portugal', 5000));
  await measure('projects, sorted by price, page 1', 40, () => projects('sortByPrice=true'));
  await measure('projects, sorted by price, page 500', 40, () => projects('sortByPrice=true', 500));
  const { text, ms } = await server.get('/api/search/projects/export?format=csv&contractStructure=PAY_AS_PRODUCED');
  const lines = text.split('\r\n').length - 2;
  results['a file of the list'] = `${lines} rows in ${(ms / 1000).toFixed(1)} s, ${Math.round(text.length / 1e6)} MB`;
  return results;
}
