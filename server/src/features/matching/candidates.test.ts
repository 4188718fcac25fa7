// Whether those that are looked at hold the best: 2,000 projects and 2,000 offers, as the demo's are, from one seed.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { matchScore } from '@wattpact/domain/matching/match-score';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import {
  contractDurations,
  contractStructures,
  guarantees,
  offerStarts,
  projectPhases,
  type Technology,
  technologies as technologyNames,
} from '@wattpact/domain/terms/enumerations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { json } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

const seed = 23;
const count = 2_000;
/** Of each kind so many ask for their best. */
const asking = 60;
const best = 10;
const today = new Date();

// How often the demo's market has each: Portugal and Spain, sun and wind before all else, a price with few exceptions.
const country = fc.constantFrom('portugal' as const, 'portugal' as const, 'spain' as const);
const technology = fc.oneof(
  { weight: 5, arbitrary: fc.constant('SOLAR_POWER' as const) },
  { weight: 5, arbitrary: fc.constant('ONSHORE_WIND' as const) },
  { weight: 4, arbitrary: fc.constantFrom('HYDRO_POWER', 'OFFSHORE_WIND', 'STORAGE', 'THERMAL_POWER') },
);
const technologies = fc.uniqueArray(technology, { minLength: 1, maxLength: 2, size: 'small' });
const isFixed = fc.integer({ min: 1, max: 10 }).map((one) => one > 1);
const price = fc.integer({ min: 2_800, max: 6_500 }).map((cents) => cents / 100);
const capacity = fc.integer({ min: 5, max: 150 });

const project = fc.record({
  country,
  technologies,
  isFixed,
  price,
  capacity,
  fractional: fc.boolean(),
  structures: fc.subarray([...contractStructures], { minLength: 1, maxLength: 2 }),
  start: fc.integer({ min: 0, max: 36 }),
  years: fc.integer({ min: 3, max: 20 }),
  asked: fc.constantFrom(...guarantees),
  phase: fc.constantFrom(...projectPhases),
});
const offer = fc.record({
  country,
  technologies,
  isFixed,
  price,
  capacity,
  several: fc.boolean(),
  structure: fc.constantFrom(...contractStructures),
  duration: fc.constantFrom(...contractDurations),
  start: fc.constantFrom(...offerStarts),
  given: fc.constantFrom(...guarantees),
});

/** Each combination of technologies but that of solar power alone. */
const rareCombinations = technologyNames
  .reduce<Technology[][]>((sets, name) => sets.flatMap((names) => [names, [...names, name]]), [[]])
  .filter((names) => names.length > 0 && names.join() !== 'SOLAR_POWER')
  .slice(0, 55);

type Traits<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

const day = (months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
const pricing = (made: { isFixed: boolean; price: number }) =>
  made.isFixed
    ? { pricingType: 'FIXED_PRICING' as const, price: made.price }
    : { pricingType: 'VARIABLE_PRICING' as const };

function projectContent(made: Traits<typeof project>): ProjectContent {
  const { sellerLegalEntityId: _, isPublishedInMarketplace: __, ...base } = projectPayload(newId(), newId());
  const { price: _price, ...conditions } = base.financialConditions;
  return {
    ...base,
    location: { ...base.location, country: made.country },
    technologies: made.technologies.map((type) => ({ type })),
    financialConditions: {
      ...conditions,
      ...pricing(made),
      totalPurchasedCapacity: made.capacity,
      allowFractionalCapacitySales: made.fractional,
      contractStructure: made.structures,
      provisionOfGuarantees: made.asked,
    },
    startDate: day(made.start),
    endDate: day(made.start + 12 * made.years),
    currentProjectStatus: made.phase,
  };
}

function offerContent(made: Traits<typeof offer>): OfferContent {
  const { buyerLegalEntityId: _, isPublishedInMarketplace: __, price: _price, ...base } = offerPayload(newId());
  return {
    ...base,
    country: made.country,
    technologies: made.technologies,
    ...pricing(made),
    totalPurchasedCapacity: made.capacity,
    allowMultipleEnergyContracts: made.several,
    contractStructure: made.structure,
    contractDuration: made.duration,
    startDate: made.start,
    provisionOfGuarantees: made.given,
  };
}

interface Side<Content> {
  id: string;
  ownerId: string;
  content: Content;
}

let t: TestApp;
let seller: TestUser;
let buyer: TestUser;
let projects: Side<ProjectContent>[];
let offers: Side<OfferContent>[];

async function insert<Content>(kind: 'project' | 'offer', owner: TestUser, contents: readonly Content[]) {
  const ownerId = (await t.make.entity(owner)).id;
  const items = contents.map((content, index) => {
    const at = new Date(today.getTime() - index * 3_600_000);
    return { id: newId(at), ownerId, content, at: at.toISOString() };
  });
  for (let from = 0; from < items.length; from += 500)
    await t.db
      .insertInto(kind)
      .values(
        items.slice(from, from + 500).map(({ id, content, at }) => ({
          id,
          owner_id: ownerId,
          created_by: owner.id,
          status: 'approved' as const,
          is_published: true,
          search_text: '',
          content: json(content),
          created_at: at,
          updated_at: at,
          submitted_at: at,
        })),
      )
      .execute();
  return items;
}

beforeAll(async () => {
  t = await startTestApp();
  [seller, buyer] = [await t.make.user(), await t.make.user()];
  projects = await insert('project', seller, fc.sample(project, { seed, numRuns: count }).map(projectContent));
  offers = await insert('offer', buyer, fc.sample(offer, { seed: seed + 1, numRuns: count }).map(offerContent));
  await sql`analyze project, offer, project_source, offer_source`.execute(t.db);
});

/** A country of its own keeps them apart from all others. */
const madeIn = <Made>(made: Made, technologies: Technology[]) => ({
  ...made,
  country: 'france' as const,
  technologies,
});

const sideOf = <Side>({ ownerId, content }: { ownerId: string; content: Side }) => ({ ...content, ownerId });

type Asked = { project: Side<ProjectContent> } | { offer: Side<OfferContent> };

function scoresOf(asked: Asked): number[] {
  const day = lisbonDate(new Date());
  const matches =
    'project' in asked
      ? offers.map((other) => matchScore(sideOf(other), sideOf(asked.project), day))
      : projects.map((other) => matchScore(sideOf(asked.offer), sideOf(other), day));
  return matches.flatMap((match) => (match.matches && match.score !== null ? [match.score] : []));
}

/** How many of the best of all are wanted, and how many of them are answered. */
async function compare(asked: Asked): Promise<{ wanted: number; found: number }> {
  const call =
    'project' in asked
      ? t.as(seller).get(`/api/projects/${asked.project.id}/matches?limit=${best}`)
      : t.as(buyer).get(`/api/offers/${asked.offer.id}/matches?limit=${best}`);
  const { status, body } = await call;
  expect(status).toBe(200);
  expect(body.examined).toBeLessThanOrEqual(400);
  const all = scoresOf(asked)
    .toSorted((one, other) => other - one)
    .slice(0, best);
  const answered: number[] = body.items.flatMap(({ score }: { score: number | null }) => score ?? []);
  // Of several with the same score any is as good.
  return { wanted: all.length, found: answered.filter((score) => score >= (all.at(-1) ?? 0)).length };
}

async function compareAll(asking: readonly Asked[]) {
  const sum = { wanted: 0, found: 0 };
  for (const asked of asking) {
    const { wanted, found } = await compare(asked);
    sum.wanted += wanted;
    sum.found += found;
  }
  return sum;
}

const evenly = <Item>(items: readonly Item[]) => items.filter((_, index) => index % Math.floor(count / asking) === 0);

test.each(['projects', 'offers'] as const)('[MAT-23] the ten best of %s are found, 95 of 100 at least', async (of) => {
  const asked: Asked[] =
    of === 'projects' ? evenly(projects).map((project) => ({ project })) : evenly(offers).map((offer) => ({ offer }));
  const { wanted, found } = await compareAll(asked);
  expect(wanted).toBeGreaterThan(asking * best * 0.9);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});

/** Of each table. */
async function countRows(): Promise<Record<string, number>> {
  const tables = (await t.db.introspection.getTables()).filter(({ schema }) => schema === 'public');
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(t.db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('[MAT-24] at most 400 of 2,000 are scored, and no table keeps what was found', async () => {
  const before = await countRows();
  expect(before).toMatchObject({ project: count, offer: count });
  // Those that no other test has asked for.
  const [first, second] = [projects[1], offers[1]];
  if (!first || !second) throw new Error('The market is empty');
  await compareAll([{ project: first }, { offer: second }]);
  expect(await countRows()).toEqual(before);
});

test('[MAT-23] of many combinations, one that has most of the items holds the best', async () => {
  const dominant = fc.sample(project, { seed: seed + 2, numRuns: 1_000 }).map((made) => madeIn(made, ['SOLAR_POWER']));
  const others = fc
    .sample(project, { seed: seed + 3, numRuns: rareCombinations.length })
    .map((made, index) => madeIn(made, rareCombinations[index] ?? []));
  projects.push(...(await insert('project', seller, [...dominant, ...others].map(projectContent))));
  const asking = fc.sample(offer, { seed: seed + 4, numRuns: 15 }).map((made) => offerContent(madeIn(made, [])));
  const asked = await insert('offer', buyer, asking);
  await sql`analyze project, offer, project_source, offer_source`.execute(t.db);
  const { wanted, found } = await compareAll(asked.map((offer) => ({ offer })));
  expect(wanted).toBe(asked.length * best);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});
