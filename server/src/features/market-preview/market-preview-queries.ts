// What a newcomer may know of the market, in one statement; this file writes nothing.
import { totalCap } from '@wattpact/domain/filters/page';
import { mostPreviewed, type PreviewedItem } from '@wattpact/domain/market-preview/market-preview-api';
import { type MarketKindName, marketKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inMarketplace } from '../market/market-visibility.ts';

interface Preview {
  count: number;
  newest: PreviewedItem[];
}

/** Read along the index of what is in the market. */
const previewOf = (kind: MarketKindName) => sql`json_build_object(
  'count', (select count(*) from (select from ${sql.table(kind)} t where ${inMarketplace} limit ${totalCap}) s),
  'newest', (select coalesce(json_agg(n), '[]') from (
    select t.technologies, t.country, t.total_purchased_capacity as "totalPurchasedCapacity"
    from ${sql.table(kind)} t where ${inMarketplace} order by t.created_at desc, t.id desc limit ${mostPreviewed}) n))`;

export async function readPreview(db: Db): Promise<Record<'projects' | 'offers', Preview>> {
  const parts = marketKindNames.map((kind) => sql`${previewOf(kind)} as ${sql.ref(recordKinds[kind].key)}`);
  const { rows } = await sql<Record<'projects' | 'offers', Preview>>`select ${sql.join(parts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row');
  return row;
}
