// Runs a state machine: a pure function answers for each event the next state and what is to be done, and that is done here.
import { startAttempts } from './attempts.ts';
import { listenersOf } from './listeners.ts';

export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

export const stay = <State>(state: State): Step<State, never> => ({ state, effects: [] });

export interface Machine<State, Event> {
  /** The same object until something changes. */
  state: () => State;
  dispatch: (event: Event) => void;
  /** Listeners hear of a change when its effects have run. */
  subscribe: (listener: () => void) => () => void;
}

interface MachineOptions<State, Event, Effect> {
  initial: State;
  reduce: (state: State, event: Event) => Step<State, Effect>;
  run: (effect: Effect) => void;
}

/**
 * An event that an effect dispatches waits until the other effects of its step have run. What fails stops nothing else: the
 * first error is thrown at the end.
 */
export function startMachine<State, Event, Effect>({
  initial,
  reduce,
  run,
}: MachineOptions<State, Event, Effect>): Machine<State, Event> {
  let state = initial;
  const listeners = listenersOf();
  const queue: Event[] = [];
  const dispatch = (event: Event) => {
    queue.push(event);
    if (queue.length > 1) return;
    const before = state;
    const { attempt, throwFirst } = startAttempts();
    for (const next of queue) {
      attempt(() => {
        const step = reduce(state, next);
        state = step.state;
        for (const effect of step.effects) attempt(() => run(effect));
      });
    }
    queue.length = 0;
    if (state !== before) attempt(listeners.call);
    throwFirst();
  };
  return { state: () => state, dispatch, subscribe: listeners.add };
}
