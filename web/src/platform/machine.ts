// Runs a state machine: a pure function answers for each event the next state and what is to be done, and that is done here.

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
  const listeners = new Set<() => void>();
  const queue: Event[] = [];
  const dispatch = (event: Event) => {
    queue.push(event);
    if (queue.length > 1) return;
    const before = state;
    const errors: unknown[] = [];
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        errors.push(error);
      }
    };
    for (const next of queue) {
      attempt(() => {
        const step = reduce(state, next);
        state = step.state;
        for (const effect of step.effects) attempt(() => run(effect));
      });
    }
    queue.length = 0;
    if (state !== before) for (const listener of listeners) attempt(listener);
    if (errors.length > 0) throw errors[0];
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return { state: () => state, dispatch, subscribe };
}
