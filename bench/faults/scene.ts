// The people and companies that write: a seller who registers projects and contracts, an administrator, and negotiations
// with their writers.
import { contractPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { pino } from 'pino';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { feeConfiguration } from '../../server/test/support/contract-scene.ts';
import { createFactories, type TestUser } from '../../server/test/support/factories.ts';
import { makeParties, type Person } from '../realtime/parties.ts';
import { ask } from '../signed-calls.ts';

export interface Scene {
  seller: TestUser;
  sellerId: string;
  admin: TestUser;
  /** Who writes into a negotiation of their own. */
  writers: (Person & { negotiationId: string })[];
  project(fileIds: string[], designation: string): object;
  contract(name: string): object;
}

interface Where {
  url: string;
  appUrl: string;
  dataDir: string;
}

/** @param appUrl past whatever the case puts between the product and its database */
export async function makeScene(where: Where, negotiations = 10): Promise<Scene> {
  const people = await makeParties(where, negotiations);
  const pool = createPool({ url: where.appUrl, max: 4 });
  const config = loadConfig({ DATA_DIR: where.dataDir, LOG_LEVEL: 'silent' });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const make = createFactories(platform);
  const [seller, admin] = [await make.user(), await make.admin()];
  const { id: sellerId } = await make.entity(seller, { name: 'Solar da Planície, Lda.' });
  await pool.end();
  await ask(where, 'PUT', '/api/admin/fee-configuration', admin, feeConfiguration());
  let contracts = 0;
  return {
    seller,
    sellerId,
    admin,
    writers: people.flatMap(({ negotiationId, ...person }) =>
      negotiationId === undefined ? [] : { ...person, negotiationId },
    ),
    project: (fileIds, designation) => {
      const documentations = [{ phase: 'UNDER_CONSTRUCTION' as const, fileIds }];
      return projectPayload(sellerId, '', { designation, documentations });
    },
    contract(name) {
      contracts += 1;
      const plain = contractPayload(sellerId, { name });
      // No two are taken for the same contract.
      const price = (2000 + contracts) / 100;
      return { ...plain, financialConditions: { ...plain.financialConditions, price } };
    },
  };
}
