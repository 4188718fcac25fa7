// The people who write: 500 negotiations between 1,000 companies of two people each, with 50 messages per thread.
import { pino } from 'pino';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { createFactories } from '../../server/test/support/factories.ts';
import type { Database } from './product-processes.ts';

export interface Person {
  token: string;
  userId: string;
  /** The thread on this person's screen; a colleague without the right to write has none open. */
  negotiationId?: string;
  side: 'buyer' | 'seller';
}

const written = 50;

export async function makeParties(
  { appUrl, dataDir }: Pick<Database, 'appUrl' | 'dataDir'>,
  negotiations: number,
): Promise<Person[]> {
  const pool = createPool({ url: appUrl, max: 10 });
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const make = createFactories(platform);
  const people: Person[] = [];

  async function company(side: Person['side'], negotiationId: string) {
    const [writer, reader] = [await make.user(), await make.user()];
    const entity = await make.entity(writer, { name: `${side} ${negotiationId.slice(-6)}` });
    await make.role(entity.id, reader, 'view');
    people.push({ token: writer.token, userId: writer.id, negotiationId, side });
    people.push({ token: reader.token, userId: reader.id, side });
    return { entity, writer };
  }

  async function negotiation(): Promise<void> {
    const id = crypto.randomUUID();
    const [seller, buyer] = [await company('seller', id), await company('buyer', id)];
    const project = await make.project(seller.writer, seller.entity.id);
    await pool.query(
      `insert into negotiation (id, entity_type, project_id, owner_entity_id, counterparty_entity_id, status,
         created_by, created_at, updated_at)
       values ($1, 'PROJECT', $2, $3, $4, 'ONGOING', $5, now(), now())`,
      [id, project.id, seller.entity.id, buyer.entity.id, buyer.writer.id],
    );
    await pool.query(
      `insert into message (id, negotiation_id, sender_id, legal_entity_id, text, created_at)
       select message.id, $1, $2, $3, 'Before ' || n, now() - interval '1 hour'
       from unnest($4::uuid[]) with ordinality as message (id, n)`,
      [id, buyer.writer.id, buyer.entity.id, Array.from({ length: written }, newId)],
    );
    await pool.query(
      `update negotiation set first_message_at = now(), last_entry_at = now(), (last_message_id, last_entry_id) =
         (select id, id from message where negotiation_id = $1 order by id desc limit 1) where id = $1`,
      [id],
    );
  }

  for (let made = 0; made < negotiations; made += 10) await Promise.all(Array.from({ length: 10 }, negotiation));
  await pool.query('analyze');
  await pool.end();
  return people;
}
