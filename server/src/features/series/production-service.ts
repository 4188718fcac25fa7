// What projects produce in each month of a typical year. Who sees a project sees its months; the hours of a delivery profile
// stay with its company.
import { entitiesWith, narrowedTo } from '@wattpact/domain/access/roles';
import type { Production, ProductionOfSeveral } from '@wattpact/domain/series/production';
import { lastYear, typicalYearOf } from '@wattpact/domain/series/series-values';
import { addedMonths, monthlyProduction, monthlySums, zoneOf } from '@wattpact/domain/simulation/monthly-production';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findProducer, listOffered, type StoredProducer, type StoredProfile } from './production-queries.ts';
import { type Reader, readProfile } from './series-service.ts';

interface ProfileYear {
  from: string;
  to: string;
  /** MWh of each MW, January first. */
  months: Float64Array;
}

/**
 * The last twelve months, of whole calendar months where there are so many: the sums of a window that moves by days would
 * tell strangers the days of a series that grows.
 */
function wholeMonths({ first, last, resolution }: StoredProfile): { from: string; to: string } | undefined {
  const range = lastYear(first, last, resolution);
  if (!range) return undefined;
  const [year = '', month] = range.to.split('-');
  const start = (of: number) => `${of}-${month}-01T00:00:00.000Z`;
  const from = start(Number(year) - 1);
  return Date.parse(from) < Date.parse(first) ? range : { from, to: start(Number(year)) };
}

/** Undefined where it has no whole year, or was deleted meanwhile: then no project delivers with it any more. */
async function profileYear(context: Reader, profile: StoredProfile): Promise<ProfileYear | undefined> {
  const range = wholeMonths(profile);
  const read = range && (await readProfile(context, profile, { ...range, resolution: 'PT60M' }));
  if (!read) return undefined;
  const { series, values } = read;
  const { version, first, last, resolution } = series;
  // Another file has come in its place meanwhile, perhaps of other years.
  if (version !== profile.version && first !== null && last !== null)
    return profileYear(context, { ...profile, version, first, last, resolution });
  return { ...range, months: monthlySums(typicalYearOf(range.from, values)) };
}

/** Projects often share a profile: each is read once. */
function profileReader(context: Reader) {
  const known = new Map<string, ProfileYear | undefined>();
  return async ({ profile }: StoredProducer): Promise<ProfileYear | undefined> => {
    if (profile === null) return undefined;
    if (!known.has(profile.id)) known.set(profile.id, await profileYear(context, profile));
    return known.get(profile.id);
  };
}

/** @throws 404 */
export async function getProduction(context: Reader, projectId: string): Promise<Production> {
  const { db, actor } = context;
  const producer = found(isId(projectId) ? await findProducer(db, actor, projectId) : undefined);
  const own = await profileReader(context)(producer);
  const months = monthlyProduction(producer, own?.months);
  const isInvented = own === undefined && months.length > 0;
  return {
    months,
    isInvented,
    zone: isInvented ? zoneOf(producer.country) : null,
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
    all.push({ months: monthlyProduction(producer, own?.months), isInvented: own === undefined });
  }
  const producing = all.filter(({ months }) => months.length > 0);
  return {
    months: addedMonths(producing.map(({ months }) => months)),
    projects: producing.length,
    invented: producing.filter(({ isInvented }) => isInvented).length,
    withoutProduction: all.length - producing.length,
  };
}
