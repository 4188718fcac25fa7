// The answer to the newest valid inputs; the one before stays while the next is computed.
import { startTransition, useCallback, useEffect, useState } from 'react';
import {
  type ShownSimulation,
  type SimulationRequest,
  type SimulationRunner,
  startRunner,
} from './simulation-runner.ts';

export interface Simulation {
  shown: ShownSimulation | undefined;
  failed: boolean;
  retry: () => void;
}

/** @param request keeps its identity while nothing changes; undefined while a field is not valid */
export function useSimulation(request: SimulationRequest | undefined): Simulation {
  const [shown, setShown] = useState<ShownSimulation>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [runner, setRunner] = useState<SimulationRunner>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    // What is drawn of an answer gives way to what is typed.
    const started = startRunner(
      (next) =>
        startTransition(() => {
          setShown(next);
          setFailed(false);
        }),
      () => setFailed(true),
    );
    setRunner(started);
    return started.stop;
  }, [attempt]);
  useEffect(() => {
    if (request) runner?.run(request);
  }, [runner, request]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { shown, failed, retry };
}
