// Fills an empty database with an invented market, so that a fresh installation has data on every screen.
import { sql } from 'kysely';
import { jobTable } from '../src/jobs.ts';
import { enqueue } from '../src/platform/jobs/enqueue.ts';
import { runDueJobs } from '../src/platform/jobs/job-runner.ts';
import type { Platform } from '../src/platform/platform.ts';
import { takeInOrder } from './demo-agenda.ts';
import { closingSteps } from './demo-closings.ts';
import { configureFees, contractSteps } from './demo-contracts.ts';
import { addDecisionTexts } from './demo-decision-texts.ts';
import { addCompanies } from './demo-entities.ts';
import { addPriceIndex } from './demo-index-figures.ts';
import { addIntegrations } from './demo-integrations.ts';
import { addMarket } from './demo-market.ts';
import { playNegotiations } from './demo-negotiations.ts';
import { addPeople } from './demo-people.ts';
import { addRequests } from './demo-support.ts';
import { type DemoWorld, daysAgo } from './demo-world.ts';

const parts: [text: string, add: (world: DemoWorld) => Promise<void>][] = [
  ['people', addPeople],
  ['companies', addCompanies],
  ['fees', configureFees],
  ['projects and offers', addMarket],
  ['contracts and invoices', (world) => takeInOrder([...closingSteps(world), ...contractSteps(world)])],
  ['negotiations', playNegotiations],
  ['requests to support', addRequests],
  ['decision texts', addDecisionTexts],
  ['integrations', addIntegrations],
  ['a price index', addPriceIndex],
];

/** Does nothing if any account exists. One transaction: a killed start leaves an empty database. */
export async function loadDemoData(platform: Platform, say: (line: string) => void): Promise<void> {
  const { rows } = await sql`select 1 from app_user limit 1`.execute(platform.db);
  if (rows.length > 0) return;
  say('Loading the demo data …');
  await platform.db.transaction().execute(async (db) => {
    const empty = { users: new Map(), companies: new Map(), items: new Map(), adminId: '' };
    const world: DemoWorld = { db, platform: { ...platform, db }, ...empty };
    for (const [text, add] of parts) {
      say(`  ${text}`);
      await add(world);
    }
    await enqueue(db, 'mark_overdue_invoices', {});
    await enqueue(db, 'rebuild_benchmark', {});
  });
  say('  notifications');
  // The demo's mails count as sent; nobody received them.
  await runDueJobs(jobTable, { ...platform, mailer: { deliver: async () => {} } });
  await markAsRead(platform);
}

/** Notifications older than two days are read. */
async function markAsRead({ db }: Platform): Promise<void> {
  await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('created_at', '<', daysAgo(2).toISOString())
    .execute();
}
