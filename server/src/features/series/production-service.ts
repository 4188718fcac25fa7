// What projects produce in each month of a typical year. Who sees a project sees its months; the hours of a delivery profile
// stay with its company.
import { entitiesWith, narrowedTo } from '@wattpact/domain/access/roles';
import type { Production, ProductionOfSeveral } from '@wattpact/domain/series/production';
import { lastYear, typicalYearOf } from '@wattpact/domain/series/series-values';
import { addedMonths, monthlyProduction, zoneOf } from '@wattpact/domain/simulation/monthly-production';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findProducer, listOffered, type StoredProducer, type StoredProfile } from './production-queries.ts';
import { readProfile } from './series-service.ts';

interface ProfileYear {
  from: string;
  to: string;
  /** Hourly. */
  year: Float64Array;
}

/** Undefined where it has no whole year. */
async function profileYear(context: Context, profile: StoredProfile): Promise<ProfileYear | undefined> {
  const range = lastYear(profile.first, profile.last, profile.resolution);
  if (!range) return undefined;
  const { series, values } = await readProfile(context, profile, { ...range, resolution: 'PT60M' });
  const { version, first, last, resolution } = series;
  // Another file has come in its place meanwhile, perhaps of other years.
  if (version !== profile.version && first !== null && last !== null)
    return profileYear(context, { ...profile, version, first, last, resolution });
  return { ...range, year: typicalYearOf(range.from, values) };
}

/** Projects often share a profile: each is read once. */
function profileReader(context: Context) {
  const known = new Map<string, ProfileYear | undefined>();
  return async ({ profile }: StoredProducer): Promise<ProfileYear | undefined> => {
    if (profile === null) return undefined;
    if (!known.has(profile.id)) known.set(profile.id, await profileYear(context, profile));
    return known.get(profile.id);
  };
}

/** @throws 404 */
export async function getProduction(context: Context, projectId: string): Promise<Production> {
  const { db, actor } = context;
  const producer = found(isId(projectId) ? await findProducer(db, actor, projectId) : undefined);
  const own = await profileReader(context)(producer);
  return {
    months: monthlyProduction(producer, own?.year),
    isInvented: own === undefined,
    zone: own ? null : zoneOf(producer.country),
    from: own?.from ?? null,
    to: own?.to ?? null,
  };
}

/** Of the caller's companies, or of one of them. */
export async function getOfferedProduction(
  context: Context,
  legalEntityId: string | undefined,
): Promise<ProductionOfSeveral> {
  const { db, actor } = context;
  const read = profileReader(context);
  const all: { months: number[]; isInvented: boolean }[] = [];
  for (const producer of await listOffered(db, narrowedTo(entitiesWith(actor, 'view'), legalEntityId))) {
    const own = await read(producer);
    all.push({ months: monthlyProduction(producer, own?.year), isInvented: own === undefined });
  }
  const producing = all.filter(({ months }) => months.length > 0);
  return {
    months: addedMonths(producing.map(({ months }) => months)),
    projects: producing.length,
    invented: producing.filter(({ isInvented }) => isInvented).length,
    withoutProduction: all.length - producing.length,
  };
}
