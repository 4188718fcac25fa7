// The figures of a comparison's rows, computed one after the other in the simulator's worker.
import type { SimulationTotals } from '@wattpact/domain/simulation/simulate';
import { useEffect, useState } from 'react';
import { startRunner } from '../simulation-runner.ts';
import type { ComparedRow } from './compared-rows.ts';

/** Null for terms that cannot be simulated. */
export type ComparedFigures = Record<string, SimulationTotals | null>;

export function useComparedFigures(rows: readonly ComparedRow[]): ComparedFigures {
  const [found, setFound] = useState<ComparedFigures>({});
  const key = rows.map((row) => row.key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows give the same figures
  useEffect(() => {
    // Others keep their figures while one is added or left out.
    const waiting = rows.filter((row) => found[row.key] === undefined);
    let current: string | undefined;
    const note = (asked: string, totals: SimulationTotals | null) =>
      setFound((before) => ({ ...before, [asked]: totals }));
    const next = () => {
      const asked = waiting.shift();
      current = asked?.key;
      if (asked?.request) runner.run(asked.request);
      else if (asked) {
        note(asked.key, null);
        next();
      }
    };
    const runner = startRunner(
      ({ answer }) => {
        if (current !== undefined) note(current, answer.result.totals);
        // The runner is free again once it has answered.
        queueMicrotask(next);
      },
      () => {
        if (current !== undefined) note(current, null);
        next();
      },
    );
    next();
    return runner.stop;
  }, [key]);
  return found;
}
