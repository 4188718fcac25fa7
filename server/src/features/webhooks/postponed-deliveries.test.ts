// What waits for a receiver whose name could not be looked up in its turn.
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { webhookScene } from '../../../test/webhooks/webhook-scene.ts';
import { LookupNotBegun } from '../../platform/outgoing/shared-lookups.ts';

const t = await startTestApp({ METRICS: 'on' });
const s = await webhookScene(t);

beforeEach(async () => {
  await t.runJobs();
  await t.db.deleteFrom('webhook').execute();
});

/** As while the name server is silent about the names of others. */
function lookUpsDoNotBegin() {
  const lookUp = vi.spyOn(dns, 'lookup').mockRejectedValue(new LookupNotBegun());
  syncBuiltinESMExports();
  onTestFinished(() => {
    lookUp.mockRestore();
    syncBuiltinESMExports();
  });
  return lookUp;
}
const postponed = async () =>
  Number(
    /webhook_deliveries_total\{outcome="postponed"\} (\d+)/.exec((await t.platform.metrics?.text())?.body ?? '')?.[1],
  );

test('[INT-40] a receiver that could not be asked is asked later, all at once, with no try counted', async () => {
  const lookUp = lookUpsDoNotBegin();
  const hook = await s.add({ events: ['project.approved'], url: 'https://hooks.example/hook' });
  for (let count = 0; count < 6; count += 1) await s.decide();
  await t.runJobs();
  lookUp.mockClear();
  const before = await postponed();
  await s.runLater();
  // The four of a round share it.
  expect(lookUp).toHaveBeenCalledTimes(1);
  expect((await postponed()) - before).toBe(4);
  const waiting = await s.deliveries(hook);
  expect(waiting).toMatchObject(Array(6).fill({ status: 'waiting', tries: 0 }));
  const times = new Set<string>(waiting.map((one: { nextTryAt: string }) => one.nextTryAt));
  expect(times.size).toBe(1);
  for (const time of times) expect(Date.parse(time) - Date.now()).toBeGreaterThan(30_000);
});

test('[INT-39] a receiver that cannot be asked for a day is switched off', async () => {
  lookUpsDoNotBegin();
  const hook = await s.add({ events: ['project.approved'], url: 'https://hooks.example/hook' });
  await s.decide();
  await t.runJobs();
  expect(await s.deliveries(hook)).toMatchObject([{ status: 'waiting', tries: 0 }]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await t.db.updateTable('webhook_delivery').set({ created_at: yesterday }).execute();
  await s.runLater();
  expect(await s.deliveries(hook)).toMatchObject([{ status: 'failed', fault: 'timed_out', tries: 1 }]);
  expect(await s.stateOf(hook)).toMatchObject({ isActive: false, offReason: 'failing' });
});
