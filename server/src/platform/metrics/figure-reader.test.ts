// Figures of a database that takes its time.
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureReader } from './figure-reader.ts';
import type { Figure } from './metrics.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a slow reading is waited for a moment, and no other begins until the database has done with it', async () => {
  const register = new Registry();
  const reader = figureReader(register);
  const readings: PromiseWithResolvers<Figure[]>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<Figure[]>();
    readings.push(reading);
    return reading.promise;
  };
  reader.add({ name: 'queue', everyMs: 15_000, read });
  const first = reader.refresh();
  await vi.advanceTimersByTimeAsync(3000);
  await first;
  await reader.refresh();
  expect(readings).toHaveLength(1);
  expect(await register.metrics()).toContain('wattpact_figures_read{source="queue"} 0');

  readings[0]?.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  const second = reader.refresh();
  readings[1]?.resolve([{ name: 'waiting', help: 'h', labelNames: [], values: [{ labels: {}, value: 7 }] }]);
  await second;
  expect(await register.metrics()).toMatch(/figures_read\{source="queue"\} 1[\s\S]*^waiting 7$/m);
});
