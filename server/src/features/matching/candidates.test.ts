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

let t: TestApp;
let seller: TestUser;
let buyer: TestUser;
let projects: { id: string; ownerId: string; content: ProjectContent }[];
let offers: { id: string; ownerId: string; content: OfferContent }[];

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

const sideOf = <Side>({ ownerId, content }: { ownerId: string; content: Side }) => ({ ...content, ownerId });

/** The scores of the best of all, and of those that are answered. */
async function compare(of: 'projects' | 'offers', index: number): Promise<{ all: number[]; answered: number[] }> {
  const [own, others] = of === 'projects' ? [projects[index], offers] : [offers[index], projects];
  const as = of === 'projects' ? seller : buyer;
  const { status, body } = await t.as(as).get(`/api/${of}/${own?.id}/matches?limit=${best}`);
  expect(status).toBe(200);
  expect(body.examined).toBeLessThanOrEqual(400);
  const day = lisbonDate(new Date());
  const scores = others.flatMap((_, other) => {
    const [one, counterpart] = of === 'projects' ? [projects[index], offers[other]] : [projects[other], offers[index]];
    if (!one || !counterpart) return [];
    const match = matchScore(sideOf(counterpart), sideOf(one), day);
    return match.matches && match.score !== null ? [match.score] : [];
  });
  return {
    all: scores.toSorted((one, other) => other - one).slice(0, best),
    answered: body.items.flatMap(({ score }: { score: number | null }) => score ?? []),
  };
}

test.each(['projects', 'offers'] as const)('[MAT-23] the ten best of %s are found, 95 of 100 at least', async (of) => {
  let [wanted, found] = [0, 0];
  for (let index = 0; index < count; index += count / asking) {
    const { all, answered } = await compare(of, Math.floor(index));
    wanted += all.length;
    // Of several with the same score any is as good.
    found += answered.filter((score) => score >= (all.at(-1) ?? 0)).length;
  }
  expect(wanted).toBeGreaterThan(asking * best * 0.9);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});
