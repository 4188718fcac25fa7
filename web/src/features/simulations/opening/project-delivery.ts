// With which profile a project delivers, as far as the reader may know: its company reads the series, everybody else only
// whether there is one.
import type { QueryClient } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { sumOf } from '@wattpact/domain/simulation/typical-year';
import { apiQuery } from '../../../platform/api/query.ts';
import { isMissing } from '../../../platform/api/request.ts';
import { fetchTypicalYear, findSeries } from '../use-imported-years.ts';
import type { Profile, ProjectDelivery } from './opening-parts.ts';

interface OwnProfile extends Profile {
  /** Hour by hour; undefined where it has no whole year. */
  year: Float64Array | undefined;
  version: number | undefined;
}

/** Undefined where the project's company has chosen none. */
export async function fetchOwnProfile(client: QueryClient, projectId: string): Promise<OwnProfile | undefined> {
  const { seriesId } = await client.fetchQuery(apiQuery(seriesApi.getProfile, { params: { id: projectId } }));
  if (seriesId === null) return undefined;
  const year = await fetchTypicalYear(client, seriesId);
  const row = findSeries(await client.fetchQuery(apiQuery(seriesApi.list)), seriesId, 'profile');
  return { seriesId, year, yearly: year && sumOf(year), version: row?.version };
}

export interface DeliveringProject {
  id: string;
  /** Where the record does not say it, the project does. */
  sellerId?: string | undefined;
}

export async function fetchDelivery(
  client: QueryClient,
  { id, sellerId }: DeliveringProject,
  ownCompanies: readonly string[],
): Promise<ProjectDelivery> {
  const params = { id };
  try {
    const seller = sellerId ?? (await client.fetchQuery(apiQuery(projectApi.get, { params }))).sellerLegalEntity.id;
    if (ownCompanies.includes(seller)) return { profile: await fetchOwnProfile(client, id) };
    const { months, isInvented } = await client.fetchQuery(apiQuery(seriesApi.production, { params }));
    return { isHidden: months.length > 0 && !isInvented };
  } catch (error) {
    // A contract outlives its project, and a negotiation goes on after it has left the market.
    if (isMissing(error)) return {};
    throw error;
  }
}
