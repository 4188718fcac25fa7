// The market that is measured: the demo's, many times over, and pairs of companies that negotiate.
import { pino } from 'pino';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { createFactories, type TestUser } from '../../server/test/support/factories.ts';
import { fill } from '../product.ts';

/** A seller and a buyer who negotiate the seller's project. */
export interface Pair {
  seller: TestUser;
  buyer: TestUser;
  projectId: string;
  negotiationId: string;
}

export async function makeMarket(
  { appUrl, dataDir }: { appUrl: string; dataDir: string },
  { projects, pairs }: { projects: number; pairs: number },
): Promise<Pair[]> {
  await fill(appUrl, dataDir, projects);
  const pool = createPool({ url: appUrl, max: 5 });
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const make = createFactories(platform);

  async function pair(): Promise<Pair> {
    const [seller, buyer] = [await make.user(), await make.user()];
    const [ofSeller, ofBuyer] = [await make.entity(seller), await make.entity(buyer)];
    const project = await make.project(seller, ofSeller.id);
    const negotiationId = crypto.randomUUID();
    await pool.query(
      `insert into negotiation (id, entity_type, project_id, owner_entity_id, counterparty_entity_id, status,
         created_by, created_at, updated_at)
       values ($1, 'PROJECT', $2, $3, $4, 'ONGOING', $5, now(), now())`,
      [negotiationId, project.id, ofSeller.id, ofBuyer.id, buyer.id],
    );
    return { seller, buyer, projectId: project.id, negotiationId };
  }

  const made: Pair[] = [];
  while (made.length < pairs) made.push(await pair());
  await pool.end();
  return made;
}
