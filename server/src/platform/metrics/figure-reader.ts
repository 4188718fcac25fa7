// Figures of the database, read when Prometheus asks and no more often than their source says, so that a scrape costs
// little. While the database does not answer they are left out: an old number would look like a new one.
import { Gauge, type Registry } from 'prom-client';
import { answerWithin } from '../database/away.ts';
import type { Figure, FigureSource } from './metrics.ts';

/** A scrape ends after ten seconds with Prometheus' own settings. */
const patienceMs = 3000;

interface Kept extends FigureSource {
  readAt: number;
  reading: Promise<void> | undefined;
  /** The names of the figures that are shown. */
  shown: string[];
}

export function figureReader(register: Registry): { add(source: FigureSource): void; refresh(): Promise<void> } {
  const sources: Kept[] = [];
  const outcome = new Gauge({
    ...{ name: 'wattpact_figures_read', registers: [register] },
    help: '1 where the figures that the database knows were read, 0 where it did not tell them in time.',
    labelNames: ['source'],
  });

  function show(source: Kept, figures: readonly Figure[]): void {
    for (const name of source.shown) register.removeSingleMetric(name);
    source.shown = figures.map(({ name, help, labelNames, values }) => {
      const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [register] });
      for (const { labels, value } of values) gauge.set(labels, value);
      return name;
    });
  }

  async function take(source: Kept, reading: Promise<Figure[]>): Promise<void> {
    try {
      show(source, await answerWithin(patienceMs, reading));
      source.readAt = performance.now();
      outcome.set({ source: source.name }, 1);
    } catch {
      // The outage itself is told where calls and jobs meet it.
      show(source, []);
      source.readAt = Number.NEGATIVE_INFINITY;
      outcome.set({ source: source.name }, 0);
    }
  }

  /** No reading begins before the database has done with the one before: slow ones would pile up. */
  function renew(source: Kept): Promise<void> {
    const reading = source.read();
    const done = () => {
      source.reading = undefined;
    };
    reading.then(done, done);
    return take(source, reading);
  }

  /** Scrapes that come at the same time share a reading. */
  async function freshen(source: Kept): Promise<void> {
    if (performance.now() - source.readAt < source.everyMs) return;
    source.reading ??= renew(source);
    await source.reading;
  }

  return {
    add: (source) => void sources.push({ ...source, readAt: Number.NEGATIVE_INFINITY, reading: undefined, shown: [] }),
    async refresh() {
      await Promise.all(sources.map(freshen));
    },
  };
}
