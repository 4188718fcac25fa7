// What projects are said to produce: their plants, with the profiles of their companies.
import type { Actor } from '@wattpact/domain/access/roles';
import type { Resolution } from '@wattpact/domain/series/series-kinds';
import { lastStart } from '@wattpact/domain/series/series-values';
import type { Producer } from '@wattpact/domain/simulation/monthly-production';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { inMarketplace, visibleTo } from '../market/market-visibility.ts';

export interface StoredProfile {
  id: string;
  ownerId: string;
  version: number;
  first: string;
  /** The start of the last interval. */
  last: string;
  resolution: Resolution;
}

export interface StoredProducer extends Producer {
  profile: StoredProfile | null;
}

interface Row extends Producer {
  seriesId: string | null;
  ownerId: string;
  version: number;
  first: string;
  count: number;
  resolution: Resolution;
}

async function listProducers(db: Db, where: Condition): Promise<StoredProducer[]> {
  const { rows } = await sql<Row>`
    select t.content -> 'technologies' as technologies, t.content #>> '{location,country}' as country,
      t.total_purchased_capacity::float8 as capacity, t.annual_volume as "annualVolume", t.owner_id as "ownerId",
      s.id as "seriesId", s.version, s.first, s.count, s.resolution
    from project t left join delivery_profile d on d.project_id = t.id
      left join series s on s.id = d.series_id and s.legal_entity_id = t.owner_id
    where t.status <> 'deleted' and ${where}`.execute(db);
  return rows.map(({ seriesId, ownerId, version, first, count, resolution, ...plant }) => ({
    ...plant,
    profile:
      seriesId === null
        ? null
        : { id: seriesId, ownerId, version, first, last: lastStart(first, count, resolution), resolution },
  }));
}

/** Undefined where the actor may not see the project. */
export async function findProducer(db: Db, actor: Actor, projectId: string): Promise<StoredProducer | undefined> {
  const [one] = await listProducers(db, sql<boolean>`t.id = ${projectId} and ${visibleTo(actor)}`);
  return one;
}

/** Those of these companies that are in the marketplace. */
export const listOffered = (db: Db, entityIds: readonly string[]): Promise<StoredProducer[]> =>
  listProducers(db, sql<boolean>`t.owner_id = any(${entityIds}::uuid[]) and ${inMarketplace}`);
